import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { StoreOfPage } from './store-of-page.ts'
import { recipe } from './recipe.ts'

/** The recipe page of the chain. `nonce` is for the styles of the island, read by the page's script. */
export function renderSuppers({ origin, base }: StoreOfPage, nonce: string): string {
  const body = html`<header class="masthead">
      <p class="name">Weeknight suppers <span>from Fresh Fields Market</span></p>
      <div class="cart">
        <div id="cart" nonce="${nonce}" data-base="${base}" data-origin="${origin}"></div>
        <p id="cart-state" role="status">Loading the cart…</p>
      </div>
    </header>
    <main class="recipe">
      <p class="kicker">${recipe.kicker}</p>
      <h1>${recipe.title}</h1>
      <p class="lead">${recipe.lead}</p>
      <div class="columns">
        <section aria-labelledby="ingredients">
          <h2 id="ingredients">Ingredients</h2>
          <ul class="ingredients">
            ${recipe.ingredients.map(
              ({ name, amount, product }) =>
                html`<li>
                  <span>${name} <small>${amount}</small></span>
                  <button
                    type="button"
                    data-product="${product}"
                    data-name="${name}"
                    aria-label="Add ${name} to cart"
                    disabled
                  >
                    Add
                  </button>
                </li>`,
            )}
          </ul>
          <p id="basket-state" role="status"></p>
          <p class="hint">
            The button at the top counts what you add on this page. The cart that you have at the store itself stays as
            it is: browsers keep what two sites know of you apart.
          </p>
        </section>
        <section aria-labelledby="method">
          <h2 id="method">Method</h2>
          <ol class="method">
            ${recipe.steps.map((step) => html`<li>${step}</li>`)}
          </ol>
        </section>
      </div>
    </main>
    <footer class="foot">
      <p>Everything here is on the shelves of <a href="${origin}/">Fresh Fields Market</a>.</p>
    </footer>`
  return renderPage({
    title: 'Spaghetti with slow tomato sauce | Weeknight suppers',
    body,
    styles: ['/assets/partners.css', '/assets/suppers.css'],
    scripts: ['/assets/suppers.js'],
    className: 'suppers',
  })
}
