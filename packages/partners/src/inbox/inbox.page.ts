import type { Message, Summary } from '../mail/message.ts'
import { html, type Html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'

const styles = ['/assets/partners.css', '/assets/inbox.css']

export function renderInbox(mails: readonly Summary[], to: string): string {
  const body = html`<main class="inbox">
    <header>
      <h1>Inbox</h1>
      <p>Every mail that the stores send ends here. Nothing leaves this machine.</p>
    </header>
    <form class="filter" method="get" action="/inbox" role="search">
      <label for="to">Recipient</label>
      <div>
        <input id="to" name="to" type="email" value="${to}" autocomplete="off" placeholder="customer@example.com" />
        <button type="submit">Show</button>${to !== '' && html`<a href="/inbox">All mails</a>`}
      </div>
    </form>
    ${mails.length > 0 ? renderList(mails) : renderEmpty(to)}
  </main>`
  return renderPage({ title: 'Inbox', body, styles })
}

const renderList = (mails: readonly Summary[]) =>
  html`<ul class="mails">
    ${mails.map(
      ({ id, subject, from, to, receivedAt }) =>
        html`<li>
          <a href="/inbox/messages/${id}">
            <span class="subject">${subject || '(no subject)'}</span>
            <time datetime="${receivedAt}">${formatTime(receivedAt)}</time>
            <span class="people">${from} to ${to.join(', ')}</span></a
          >
        </li>`,
    )}
  </ul>`

const renderEmpty = (to: string) =>
  html`<p class="empty">
    ${to === '' ? 'No mail yet. Create an account or place an order, then reload.' : `No mail for ${to}.`}
  </p>`

export function renderMail(mail: Message): string {
  const body = html`<main class="inbox">
    <p><a href="/inbox">Inbox</a></p>
    <h1>${mail.subject || '(no subject)'}</h1>
    <dl class="facts">
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd><time datetime="${mail.receivedAt}">${formatTime(mail.receivedAt)}</time></dd>
    </dl>
    ${mail.html !== undefined && renderFrame(mail)}
    ${
      mail.html === undefined
        ? html`<h2>Text</h2>
            ${renderText(mail.text)}`
        : html`<details>
            <summary>As plain text</summary>
            ${renderText(mail.text)}
          </details>`
    }
  </main>`
  return renderPage({ title: mail.subject || 'Mail', body, styles })
}

const renderFrame = ({ id }: Message) =>
  html`<iframe
    title="Message"
    src="/inbox/messages/${id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`

const renderText = (text: string) => html`<pre>${linked(text)}</pre>`

/** Addresses in plain text as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`
