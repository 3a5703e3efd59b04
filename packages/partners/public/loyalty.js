const { parent } = document.body.dataset
const state = document.getElementById('state')
const retry = document.getElementById('retry')
let patience
let renewal

function askForToken() {
  clearTimeout(patience)
  retry.hidden = true
  window.parent.postMessage({ type: 'loyalty.token-needed' }, parent)
  patience = setTimeout(() => giveUp('The store did not answer. Your points are safe.'), 10_000)
}

function giveUp(reason) {
  state.textContent = reason
  retry.hidden = false
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== window.parent || source === window || origin !== parent || data?.type !== 'loyalty.token') return
  if (typeof data.token !== 'string' || data.token === '') return
  clearTimeout(patience)
  clearTimeout(renewal)
  const known = await memberOf(data.token)
  if (!known) return giveUp('The store sent a sign-in that is not known here. Your points are safe.')
  state.textContent = `You are signed in to the loyalty program. Member ${known.member}.`
  // Told as a duration: the clock of this browser may be wrong.
  renewal = setTimeout(askForToken, known.expiresIn * 1000)
})

/** Who is signed in by the last digits, and for how many seconds; nothing for a token that is not ours. */
async function memberOf(token) {
  const address = `/loyalty/member?${new URLSearchParams({ origin: parent })}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

retry.addEventListener('click', askForToken)
if (window.parent === window) state.textContent = 'This page is shown inside a store.'
else askForToken()
