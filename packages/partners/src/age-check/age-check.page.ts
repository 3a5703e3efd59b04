import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Parent } from '../parent-origins.ts'
import type { Session } from './age-check.schemas.ts'

export function renderAgeCheck({ sessionId, minimumAge }: Session, parent: Parent): string {
  const body = html`<main class="note">
    <h1>Verify your age</h1>
    <p>You need to be ${minimumAge} or older. This page stands in for an identity service: no document is read.</p>
    <form id="age" class="panel" novalidate>
      ${textField('firstName', 'First name', 'given-name')} ${textField('lastName', 'Last name', 'family-name')}
      <div class="field">
        <label for="dateOfBirth">Date of birth</label>
        <input id="dateOfBirth" name="dateOfBirth" type="date" autocomplete="bday" required />
      </div>
      <fieldset>
        <legend>What the document check finds</legend>
        <label class="choice"><input type="radio" name="outcome" value="pass" checked />Pass</label>
        <label class="choice"><input type="radio" name="outcome" value="fail" />Fail</label>
      </fieldset>
      <p class="error" id="problem" role="alert"></p>
      <button type="submit">Finish the check</button>
    </form>
  </main>`
  return renderPage({
    title: 'Verify your age',
    body,
    styles: ['/assets/partners.css'],
    scripts: ['/assets/age-check.js'],
    data: { parent: parent.origin, session: sessionId },
  })
}

const textField = (name: string, label: string, autocomplete: string) =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="40" required />
  </div>`
