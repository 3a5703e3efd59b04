for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal)
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  })
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'true'
    for (const button of form.querySelectorAll('button[type=submit]')) button.setAttribute('aria-busy', 'true')
  })
}

// A page that comes back from the browser's cache can be sent again.
addEventListener('pageshow', () => {
  for (const form of document.forms) {
    delete form.dataset.sent
    for (const button of form.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy')
  }
})

const wrong =
  document.querySelector('[aria-invalid=true]') ?? document.querySelector('.alert ~ form :is([type=password], #code)')
if (wrong) wrong.focus()

const automatic = document.querySelector('[data-automatic]')
if (automatic) automatic.click()
