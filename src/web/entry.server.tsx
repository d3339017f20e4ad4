import { PassThrough } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { pageContext } from '#web/page-context.ts';
import { InlineMark } from '#web/shell/inline-mark.ts';

export { pageContext };

export const streamTimeout = 5000;

/** The page is sent when it is whole: it is cached, and it must be readable without any script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark, language, messages, reportError } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={createI18n(language, messages)}>
        <InlineMark value={mark}>
          <ServerRouter context={entry} url={request.url} nonce={mark} />
        </InlineMark>
      </I18nProvider>,
      {
        nonce: mark,
        // React would move large parts out of their place and let a script put them back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          failed = true; // a part of the page is missing: it may be shown, but not kept
          reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Errors of loaders and components; a visitor who left before the page was ready is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageContext).reportError(error);
};
