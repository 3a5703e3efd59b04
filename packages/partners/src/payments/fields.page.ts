import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Parent } from '../parent-origins.ts'
import { type Look, lookToQuery } from './look.ts'
import type { Provider } from './payment.schemas.ts'

export function renderFields(provider: Provider, parent: Parent, look: Look): string {
  const body = html`<main>
    <form id="card" novalidate autocomplete="on">
      <div class="field">
        <label for="number">Card number</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="cc-number"
          maxlength="23"
          required
          aria-describedby="number-error brand"
        /><span id="brand" class="brand" aria-live="polite"></span>
        <p class="error" id="number-error" role="alert"></p>
      </div>
      <div class="pair">
        <div class="field">
          <label for="expiry">Expiry</label>
          <input
            id="expiry"
            name="expiry"
            inputmode="numeric"
            autocomplete="cc-exp"
            maxlength="9"
            placeholder="MM/YY"
            required
            aria-describedby="expiry-error"
          />
          <p class="error" id="expiry-error" role="alert"></p>
        </div>
        <div class="field">
          <label for="cvc">CVC</label>
          <input
            id="cvc"
            name="cvc"
            inputmode="numeric"
            autocomplete="cc-csc"
            maxlength="4"
            required
            aria-describedby="cvc-error"
          />
          <p class="error" id="cvc-error" role="alert"></p>
        </div>
      </div>
    </form>
  </main>`
  return renderPage({
    title: 'Card details',
    body,
    styles: ['/assets/fields.css', `/payments/look.css?${lookToQuery(look)}`],
    scripts: ['/assets/fields.js'],
    data: { provider, parent: parent.origin },
  })
}

export function renderFieldsRefused(): string {
  const body = html`<main class="note">
    <h1>This page cannot be shown here</h1>
    <p>The card form only opens inside the checkout of a store that is set up for it. Nothing was charged.</p>
  </main>`
  return renderPage({ title: 'Card details', body, styles: ['/assets/partners.css'] })
}
