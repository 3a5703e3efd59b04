import { html, type Html } from './html.ts'

/** The frame of every mail: styles stand inline, because mail programs drop style sheets. */
export const mailPage = (storeName: string, title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f4f6f8;color:#1d2733;font:16px/1.5 system-ui,Arial,sans-serif">
        <main style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
          <p style="margin:0 0 8px;color:#5b6b7b">${storeName}</p>
          <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup
  }`
