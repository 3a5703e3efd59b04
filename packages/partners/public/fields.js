import { brandOf, findCardProblem, groupNumber } from './card-rules.js'

const { provider, parent } = document.body.dataset
const form = document.getElementById('card')
const names = ['number', 'expiry', 'cvc']
const labels = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', discover: 'Discover', other: '' }
const digitsOf = (text) => text.replaceAll(/\D/g, '')
const read = () => Object.fromEntries(names.map((name) => [name, form.elements[name].value]))

function show(problem) {
  for (const name of names) {
    const isWrong = problem?.field === name
    document.getElementById(`${name}-error`).textContent = isWrong ? problem.message : ''
    if (isWrong) form.elements[name].setAttribute('aria-invalid', 'true')
    else form.elements[name].removeAttribute('aria-invalid')
  }
}

/** Formats while typing at the end; leaves the text alone while it is edited in the middle. */
function format(input, toText) {
  input.addEventListener('input', () => {
    if (input.selectionStart === input.value.length) input.value = toText(input.value)
  })
}

format(form.elements.number, (text) => groupNumber(digitsOf(text).slice(0, 19)))
format(form.elements.expiry, (text) => {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
})
form.elements.number.addEventListener('input', ({ target }) => {
  document.getElementById('brand').textContent = labels[brandOf(digitsOf(target.value))]
})
form.addEventListener('input', ({ target }) => {
  document.getElementById(`${target.name}-error`).textContent = ''
  target.removeAttribute('aria-invalid')
})
form.addEventListener('submit', (event) => event.preventDefault())

async function tokenize() {
  const card = read()
  const problem = findCardProblem(card, new Date())
  if (problem) return { type: 'error', ...problem }
  const response = await fetch(`/payments/${provider}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, origin: parent }),
  })
  const answer = await response.json()
  return response.ok ? { type: 'token', ...answer } : { type: 'error', field: 'number', message: answer.message }
}

const failure = {
  type: 'error',
  field: 'number',
  message: 'The card could not be checked. Nothing was charged. Try again.',
}

/** The form is there, and this high: the page makes room for it, now and whenever that changes. */
function tellHeight() {
  const tell = () => window.parent.postMessage({ type: 'ready', height: document.body.scrollHeight }, parent)
  tell()
  sizes ??= new ResizeObserver(tell)
  sizes.observe(document.body)
}
let sizes

// Only the page that frames us, and only on the origin we were opened for (T51).
addEventListener('message', async ({ source, origin, data }) => {
  if (source !== window.parent || source === window || origin !== parent) return
  if (data?.type === 'hello') return tellHeight()
  if (data?.type !== 'tokenize' || typeof data.nonce !== 'string' || data.nonce.length > 200) return
  const answer = await tokenize().catch(() => failure)
  show(answer.type === 'error' ? answer : undefined)
  if (answer.type === 'error') form.elements[answer.field]?.focus()
  window.parent.postMessage({ ...answer, nonce: data.nonce }, parent)
})
