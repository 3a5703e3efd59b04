const { parent, session } = document.body.dataset
const form = document.getElementById('age')
const problem = document.getElementById('problem')

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  try {
    const response = await fetch(`/age-check/sessions/${session}/result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    const answer = await response.json()
    if (!response.ok) {
      problem.textContent = answer.message
      return
    }
    // The store's server reads the outcome itself; this only says that there is one.
    if (window.parent !== window)
      window.parent.postMessage({ type: 'age-check', sessionId: session, ...answer }, parent)
    form.replaceWith(
      Object.assign(document.createElement('p'), { textContent: 'Thank you. You can go back to the store.' }),
    )
  } catch {
    problem.textContent = 'The check could not be sent. Nothing was saved. Try again.'
  }
})
