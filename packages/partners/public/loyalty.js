const { parent } = document.body.dataset
const state = document.getElementById('state')
const retry = document.getElementById('retry')
let patience
let renewal

function askForToken() {
  clearTimeout(patience)
  retry.hidden = true
  window.parent.postMessage({ type: 'loyalty.token-needed' }, parent)
  patience = setTimeout(() => {
    state.textContent = 'The store did not answer. Your points are safe.'
    retry.hidden = false
  }, 10_000)
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || source === window || origin !== parent || data?.type !== 'loyalty.token') return
  const expiresAt = Date.parse(data.expiresAt)
  if (typeof data.token !== 'string' || data.token === '' || !(expiresAt > Date.now())) return
  clearTimeout(patience)
  clearTimeout(renewal)
  state.textContent = 'You are signed in to the loyalty program.'
  renewal = setTimeout(askForToken, Math.min(expiresAt - Date.now(), 2_147_483_647))
})

retry.addEventListener('click', askForToken)
if (window.parent === window) state.textContent = 'This page is shown inside a store.'
else askForToken()
