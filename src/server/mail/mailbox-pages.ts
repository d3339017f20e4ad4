import { html } from 'hono/html';
import { decodeWords, type Email } from 'postal-mime';

export interface OutboxMail {
  /** Name of its file. */
  name: string;
  email: Email;
}

type Html = ReturnType<typeof html>;

export function listPage(mails: OutboxMail[]): Html {
  const rows = mails.map(
    ({ name, email }) => html`
      <tr>
        <td>${email.date}</td>
        <td>${email.to?.map((to) => to.address).join(', ')}</td>
        <td><a href="/dev/mailbox/${name}">${email.subject}</a></td>
      </tr>
    `,
  );
  return page(
    'Mailbox',
    mails.length === 0
      ? html`<p>No mail yet. What Fabloom sends without a mail server lands here.</p>`
      : html`<table>
          <thead>
            <tr>
              <th>Time</th>
              <th>To</th>
              <th>Subject</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>`,
  );
}

export function mailPage({ email }: OutboxMail): Html {
  const headers = email.headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}`);
  return page(
    email.subject ?? 'Mail',
    html`<p><a href="/dev/mailbox">All mails</a></p>
      <pre>${headers.join('\n')}</pre>
      <h2>Text</h2>
      <pre>${withLinks(email.text ?? '')}</pre>
      <h2>HTML</h2>
      <iframe
        title="HTML part"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${inNewWindow(email.html ?? '')}"
      ></iframe>`,
  );
}

/** A link in the frame would open in the frame, where our own pages refuse to be shown. */
function inNewWindow(mailHtml: string): string {
  return mailHtml.replace('<head>', '<head><base target="_blank">');
}

function withLinks(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 ? html`<a href="${piece}">${piece}</a>` : piece));
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font-family: system-ui, sans-serif;
          }
          th,
          td {
            padding: 0.4rem 1rem 0.4rem 0;
            text-align: left;
          }
          pre {
            padding: 1rem;
            background: #f4e9d3;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          iframe {
            width: 100%;
            height: 50rem;
            border: 1px solid #8d8170;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
}
