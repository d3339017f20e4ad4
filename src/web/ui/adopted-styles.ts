import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, with which Radix holds the page still under an open menu. The rules depend on the
 * width of the scrollbar, so no policy can name them beforehand; a sheet that is adopted by the document, unlike a style
 * element, needs none.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Styles({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useEffect(
      () => {
        users += 1;
        sheet ??= adopt(styles);
        return () => {
          users -= 1;
          if (users > 0 || !sheet) return;
          dismiss(sheet);
          sheet = undefined;
        };
      },
      // oxlint-disable-next-line react/exhaustive-deps -- as there: what is not dynamic keeps the rules it came with
      [dynamic && styles],
    );
    return null;
  };
}

function adopt(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

function dismiss(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
