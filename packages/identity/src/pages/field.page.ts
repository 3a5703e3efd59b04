import { html, type Html } from './html.ts'

export type Field = {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autocomplete: string
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly optional?: boolean
}

export function renderField(field: Field): Html {
  const { name, label, type = 'text', error, hint } = field
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${field.autocomplete}"
        ${field.value !== undefined && html` value="${field.value}"`}
        ${field.inputMode && html` inputmode="${field.inputMode}"`}
        ${field.maxLength !== undefined && html` maxlength="${field.maxLength}"`}
        ${!field.optional && html` required`}
        ${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}
        ${describedBy !== '' && html` aria-describedby="${describedBy}"`}
        ${error !== undefined && html` aria-invalid="true"`}
      />${type === 'password' && revealButton(name)}
    </div>
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

// Shown by the script only: without it the button would do nothing.
const revealButton = (name: string) =>
  html`<button type="button" class="reveal" data-reveal="${name}" aria-pressed="false" hidden>
    Show<span class="unseen"> what I typed</span>
  </button>`

/** What went wrong, above the form; read out as soon as the page is there. */
export const renderAlert = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`

export const renderSubmit = (label: string): Html => html`<button type="submit" class="primary">${label}</button>`
