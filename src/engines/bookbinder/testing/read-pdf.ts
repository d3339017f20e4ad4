/** What tests ask of a PDF, read from its own objects. */
export interface PdfFacts {
  pages: number;
  /** Names of fonts, without the mark of the subset. */
  fonts: string[];
  fontsWithoutFile: string[];
  title: string | undefined;
  language: string | undefined;
}

export function readPdf(data: Uint8Array): PdfFacts {
  const text = Buffer.from(data).toString('latin1');
  const objects = [...text.matchAll(/\d+ 0 obj\s([\s\S]*?)endobj/g)].map(([, body = '']) => body);
  const descriptors = objects.filter((body) => /\/Type\s*\/FontDescriptor/.test(body));
  const nameOf = (body: string) => /\/FontName\s*\/(?:[A-Z]{6}\+)?(\S+)/.exec(body)?.[1] ?? '';
  const metadata = Buffer.from(data).toString('utf8');
  return {
    pages: objects.filter((body) => /\/Type\s*\/Page\s/.test(body)).length,
    fonts: descriptors.map(nameOf).toSorted(),
    fontsWithoutFile: descriptors.filter((body) => !/\/FontFile[23]?\s/.test(body)).map(nameOf),
    title: /<dc:title><rdf:Alt><rdf:li[^>]*>([^<]*)</.exec(metadata)?.[1],
    language: /\/Lang\s*\(([^)]*)\)/.exec(text)?.[1],
  };
}
