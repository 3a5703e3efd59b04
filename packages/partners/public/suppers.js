// Everything a foreign page does to show a widget of the store: ask what the store runs, load its islands, mount.
const DEADLINE = 120_000

const place = document.getElementById('cart')
const state = document.getElementById('cart-state')
const basket = document.getElementById('basket-state')
const buttons = document.querySelectorAll('button[data-product]')
const { base, origin } = place.dataset
const leaving = new AbortController()

addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) leaving.abort()
})

/** Lets the store's script through, and no other. */
const scripts = globalThis.trustedTypes?.createPolicy('suppers', {
  createScriptURL(address) {
    if (address.startsWith(`${base}/_/shell/`)) return address
    throw new TypeError(`No script may come from ${address}`)
  },
})

async function readRegistry(signal) {
  const response = await fetch(`${base}/_/registry`, { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`The store answered ${response.status}.`)
  return await response.json()
}

function load({ url, integrity }, signal) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const address = base + url
    script.src = scripts ? scripts.createScriptURL(address) : address
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error(`${address} did not arrive as published.`)))
    signal.addEventListener('abort', () => reject(signal.reason))
    document.head.append(script)
  })
}

async function openStore() {
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(DEADLINE)])
  const { tenant, revision, remotes, islands } = await readRegistry(signal)
  if (islands.length === 0) throw new Error('The store has no islands.')
  for (const asset of islands) await load(asset, signal)
  const registry = { revision, remotes }
  return globalThis.aisleIslands.open({ tenant, base, storeOrigin: origin, registry, nonce: place.nonce })
}

/** The log of the store is where somebody looks after it. */
function report({ name, message }) {
  const fault = { type: 'aisle-failure', kind: 'island', message: `${name}: ${message}` }
  navigator.sendBeacon(`${base}/_/reports`, new Blob([JSON.stringify(fault)], { type: 'application/json' }))
}

function sayBroken(error) {
  if (leaving.signal.aborted) return
  report(error)
  const link = document.createElement('a')
  link.href = `${origin}/cart`
  link.textContent = 'Open it at the store'
  state.replaceChildren('The cart could not be shown here. ', link)
  state.hidden = false
}

/** A button keeps the focus while it waits and after it is done: it says so instead of being disabled. */
function offer(store, button) {
  const { product, name } = button.dataset
  const isIdle = () => button.getAttribute('aria-disabled') === 'false'
  button.disabled = false
  button.ariaDisabled = 'false'
  button.addEventListener('click', async () => {
    if (!isIdle()) return
    button.ariaDisabled = 'true'
    basket.textContent = ''
    try {
      const { title, place: location, method } = await store.put(product)
      button.textContent = 'Added'
      button.ariaLabel = `Added: ${name}`
      basket.textContent = `${title} is in the cart: ${method}, ${location}.`
    } catch (error) {
      button.ariaDisabled = 'false'
      basket.textContent = `Nothing was added. ${error.message}`
    }
  })
}

try {
  const store = await openStore()
  for (const button of buttons) offer(store, button)
  const { signal } = leaving
  await store.mount({ remote: 'mf-cart-checkout', name: 'cartButton', element: place, signal })
  state.hidden = true
} catch (error) {
  sayBroken(error)
}
