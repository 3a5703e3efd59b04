const { parent, session } = document.body.dataset
const main = document.querySelector('main')
const form = document.getElementById('age')
const problem = document.getElementById('problem')
const finish = form.querySelector('button')

// The store's server reads the outcome itself; this only says that there is one, or how much room the page needs.
const tell = (message) => {
  if (window.parent !== window) window.parent.postMessage({ ...message, sessionId: session }, parent)
}

new ResizeObserver(() => tell({ type: 'age-check.size', height: main.getBoundingClientRect().height })).observe(main)

function complain(message) {
  problem.textContent = message
  finish.disabled = false
  for (const field of form.querySelectorAll('.field input')) {
    if (field.value.trim() === '') field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
  form.querySelector('[aria-invalid]')?.focus()
}

function thank(status) {
  const done = document.getElementById(status)
  form.replaceWith(done)
  done.hidden = false
  done.querySelector('h2').focus()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  finish.disabled = true
  try {
    const response = await fetch(`/age-check/sessions/${session}/result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    const answer = await response.json()
    if (!response.ok) return complain(answer.message)
    thank(answer.status)
    tell({ type: 'age-check', status: answer.status })
  } catch {
    complain('The check could not be sent. Nothing was saved. Try again.')
  }
})

finish.disabled = false
