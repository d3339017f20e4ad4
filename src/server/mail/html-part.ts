import { html } from 'hono/html';
import { BRAND } from '#domain/brand.ts';
import type { FilledMail } from '#server/mail/render.ts';

/*
 * The colours of src/web/styles/tokens.css by day. Every element that sets a colour of letters stands on one that sets
 * its paper, so a mail program that turns colours at night turns both or neither.
 */
const PAPER = '#fbf5e9';
const PAGE = '#fffdf8';
const INK = '#2e2a3b';
const INK_SOFT = '#5b5468';
const LINE = '#e6d9bf';
const CORAL = '#c2432d';
const ON_CORAL = '#fffaf2';
const SUN = '#f2c14e';
const SUN_SOFT = '#fdeebf';
const LEAF = '#2f6b52';

const SANS = "Nunito, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Songti SC', 'Hiragino Mincho ProN', 'Noto Serif', serif";

const style = {
  paper: `padding:24px 12px 40px;background-color:${PAPER};color:${INK};font-family:${SANS};font-size:17px;line-height:1.6;-webkit-text-size-adjust:100%`,
  column: `max-width:560px;margin:0 auto`,
  brand: `margin:0 0 14px;padding:0 8px;font-family:${SERIF};font-size:25px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;color:${INK}`,
  leaf: `display:inline-block;width:11px;height:11px;margin-right:2px`,
  sheet: `padding:28px 24px 30px;background-color:${PAGE};color:${INK};border:1px solid ${LINE};border-radius:26px 20px 28px 18px`,
  heading: `margin:0 0 16px;font-family:${SERIF};font-size:26px;line-height:1.28;font-weight:600;color:${INK};text-wrap:balance;word-break:auto-phrase`,
  line: `margin:0 0 14px;color:${INK};overflow-wrap:anywhere`,
  code: `margin:22px 0 8px;padding:14px 8px;background-color:${SUN_SOFT};color:${INK};border-radius:14px 12px 15px 11px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:1.3;font-weight:700;letter-spacing:0.16em;text-align:center`,
  action: `margin:24px 0 22px`,
  loud: `display:inline-block;padding:13px 26px;background-color:${CORAL};color:${ON_CORAL};border:2px solid ${CORAL};border-radius:24px 28px 24px 26px;font-weight:700;line-height:1.35;text-align:center;text-decoration:none`,
  quiet: `display:inline-block;padding:11px 22px;background-color:${PAGE};color:${CORAL};border:2px solid ${CORAL};border-radius:24px 28px 24px 26px;font-weight:700;line-height:1.35;text-align:center;text-decoration:none`,
  small: `margin:0;font-size:15px;line-height:1.55;color:${INK_SOFT}`,
  second: `margin:20px 0 0;padding:18px 0 0;border-top:1px solid ${LINE};font-size:15px;line-height:1.55;color:${INK}`,
  link: `color:${CORAL};overflow-wrap:anywhere;word-break:break-word`,
  footer: `margin:18px 0 0;padding:0 8px;font-size:15px;line-height:1.55;color:${INK_SOFT}`,
  footerLine: `margin:0 0 6px;overflow-wrap:anywhere`,
};

/** As in the mark: one leaf leans left, one stands, one leans right. */
const LEAVES = [
  [SUN, '0 100% 0 100%'],
  [LEAF, '50% 50% 45% 45% / 75% 75% 30% 30%'],
  [CORAL, '100% 0 100% 0'],
] as const;

function leaves() {
  return LEAVES.map(
    ([colour, shape]) =>
      html`<span style="${style.leaf};background-color:${colour};border-radius:${shape}"></span>`,
  );
}

export async function htmlPart(mail: FilledMail): Promise<string> {
  const { language, subject, heading, body, code, button, second, footer } = mail;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background-color:${PAPER}">
        <div lang="${language}" style="${style.paper}">
          <div style="${style.column}">
            <p style="${style.brand}"><span aria-hidden="true">${leaves()}</span> ${BRAND}</p>
            <div style="${style.sheet}">
              <h1 style="${style.heading}">${heading}</h1>
              ${body.map((line) => html`<p style="${style.line}">${line}</p>`)}
              ${code ? html`<p style="${style.code}">${code}</p>` : ''} ${button ? action(button) : ''}
              ${second ? html`<p style="${style.second}">${second.label}<br />${plainLink(second.link)}</p>` : ''}
            </div>
            <div style="${style.footer}">
              ${footer.map((line) => html`<p style="${style.footerLine}">${line}</p>`)}
            </div>
          </div>
        </div>
      </body>
    </html>`;
  return page.toString();
}

function action({ label, link, quiet, failed }: NonNullable<FilledMail['button']>) {
  return html`<p style="${style.action}">
      <a href="${link}" style="${quiet ? style.quiet : style.loud}">${label}</a>
    </p>
    <p style="${style.small}">${failed}<br />${plainLink(link)}</p>`;
}

function plainLink(link: string) {
  return html`<a href="${link}" style="${style.link}">${link}</a>`;
}
