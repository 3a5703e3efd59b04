import { html, type Html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Parent } from '../parent-origins.ts'
import type { Session } from './age-check.schemas.ts'

/** The page that the store frames. It begins with what the shopper has told the store. */
export function renderAgeCheck({ sessionId, minimumAge, status, said }: Session, parent: Parent): string {
  const { host } = new URL(parent.origin)
  const body = html`<main class="check">
    <p class="brand">${shield} Proof of Age <span class="stand-in">Stand-in</span></p>
    <h1>Verify your age</h1>
    <p>
      ${host} asks whether you are ${minimumAge} or older. This page stands in for an identity service: no document is
      read, you say what it would find.
    </p>
    ${status === 'pending' ? [form(said), done('verified', true), done('failed', true)] : done(status, false)}
  </main>`
  return renderPage({
    title: 'Verify your age',
    body,
    styles: ['/assets/partners.css', '/assets/age-check.css'],
    scripts: status === 'pending' ? ['/assets/age-check.js'] : [],
    data: { parent: parent.origin, session: sessionId },
  })
}

/** It can be sent once its script is there, which is who sends it. */
const form = (said: Session['said']) =>
  html`<form id="age" novalidate>
    <div class="names">
      ${textField('firstName', 'First name', 'given-name', said?.firstName)}
      ${textField('lastName', 'Last name', 'family-name', said?.lastName)}
    </div>
    <div class="field">
      <label for="dateOfBirth">Date of birth</label>
      <input
        id="dateOfBirth"
        name="dateOfBirth"
        type="date"
        min="1900-01-01"
        autocomplete="bday"
        value="${said?.dateOfBirth ?? ''}"
        required
      />
      <p class="hint">Write something else than you told the store, and the store will ask you about it.</p>
    </div>
    <fieldset>
      <legend>What does the check of the document say?</legend>
      <div class="choices">
        <label class="choice"><input type="radio" name="outcome" value="pass" checked />It is accepted</label>
        <label class="choice"><input type="radio" name="outcome" value="fail" />It is refused</label>
      </div>
    </fieldset>
    <p class="error" id="problem" role="alert"></p>
    <button type="submit" disabled>Finish the check</button>
    <p class="hint privacy">
      The store learns these three details and whether you passed. They are deleted as soon as the store has read them,
      and after an hour in any case.
    </p>
  </form>`

const textField = (name: string, label: string, autocomplete: string, value = '') =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      maxlength="40"
      value="${value}"
      aria-describedby="problem"
      required
    />
  </div>`

const ends = {
  verified: { heading: 'Thank you', text: 'The check is finished. The store goes on from here.' },
  failed: {
    heading: 'Your age could not be verified',
    text: 'The check is finished. You can go back to the store.',
  },
} as const

const done = (end: keyof typeof ends, isHidden: boolean): Html =>
  html`<section class="done" id="${end}" ${isHidden && html`hidden`}>
    <h2 tabindex="-1">${ends[end].heading}</h2>
    <p>${ends[end].text}</p>
  </section>`

const shield = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
  <path d="M12 2.5 4.5 5.5v6c0 4.6 3.1 8.3 7.5 10 4.4-1.7 7.5-5.4 7.5-10v-6z" stroke-linejoin="round" />
  <path d="m8.5 12 2.5 2.5 4.5-5" stroke-linecap="round" stroke-linejoin="round" />
</svg>`
