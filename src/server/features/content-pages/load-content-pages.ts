import type { ContentPage } from '#contract/content-pages.ts';
import type { Operator } from '#contract/engines.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { CONTENT_PAGE_NAMES, type ContentPageName } from '#domain/content-pages.ts';
import { ContentError, problemsOf } from '#server/db/seed/content-error.ts';
import { readContentFiles, type ContentFile } from '#server/db/seed/content-file.ts';
import { compilePage, type CompiledPage } from '#server/features/content-pages/compile-page.ts';
import { fillOperator } from '#server/features/content-pages/fill-operator.ts';
import { parsePageFile } from '#server/features/content-pages/page-file.ts';
import { storyExamples } from '#server/features/content-pages/story-examples.ts';

export type ContentPages = ReadonlyMap<ContentPageName, ContentPage>;

/** Reads all pages once, when the product starts. A page that is written wrongly or missing keeps it from starting. */
export async function loadContentPages(
  contentDir: string,
  catalogue: Catalogue,
  operator: Operator,
): Promise<ContentPages> {
  const pages = new Map<ContentPageName, ContentPage>();
  const problems: string[] = [];
  for (const file of await readContentFiles(contentDir, 'pages/*.md')) {
    try {
      const { page, faults } = compile({ ...file, text: fillOperator(file.text, operator) }, catalogue);
      pages.set(page.name, page);
      problems.push(...faults.map((fault) => `${file.path}: ${fault}`));
    } catch (error) {
      problems.push(...problemsOf(file.path, error));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  const missing = CONTENT_PAGE_NAMES.filter((name) => !pages.has(name));
  if (missing.length > 0) throw new ContentError(missing.map((name) => `pages/${name}.md: is not there`));
  return pages;
}

function compile(file: ContentFile, catalogue: Catalogue): CompiledPage {
  const page = parsePageFile(file);
  return compilePage(page, storyExamples(page.examples, catalogue));
}
