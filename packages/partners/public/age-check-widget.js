// For pages of stores. `AisleAgeCheck.open({ sessionId, container, onEnd })` shows the check in `container` and calls
// `onEnd('verified' | 'failed')` once; it returns a function that takes the check away.
;(() => {
  const home = new URL(document.currentScript.src).origin
  const ENDS = ['verified', 'failed']
  const MAX_HEIGHT = 2000

  globalThis.AisleAgeCheck = Object.freeze({
    open({ sessionId, container, onEnd }) {
      const frame = document.createElement('iframe')
      let isOver = false
      frame.title = 'Age verification'
      // Its own origin, scripts and form; neither windows of its own nor the address of the page around it.
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
      frame.src = `${home}/age-check/frame/${encodeURIComponent(sessionId)}?origin=${encodeURIComponent(location.origin)}`
      Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' })

      const listen = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== home || data?.sessionId !== sessionId) return
        if (data.type === 'age-check.size' && data.height > 0) {
          frame.style.height = `${Math.min(Math.ceil(data.height), MAX_HEIGHT)}px`
        }
        if (data.type === 'age-check' && ENDS.includes(data.status) && !isOver) {
          isOver = true
          onEnd(data.status)
        }
      }
      addEventListener('message', listen)
      container.append(frame)
      return () => {
        removeEventListener('message', listen)
        frame.remove()
      }
    },
  })
})()
