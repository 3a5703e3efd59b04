// For pages of stores. `AisleAgeCheck.open({ sessionId, container, onEnd })` shows the check in `container` and calls
// `onEnd('verified' | 'failed')`; it returns a function that takes the check away.
const home = new URL(document.currentScript.src).origin

globalThis.AisleAgeCheck = {
  open({ sessionId, container, onEnd }) {
    const frame = document.createElement('iframe')
    frame.title = 'Age verification'
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    frame.src = `${home}/age-check/frame/${encodeURIComponent(sessionId)}?origin=${encodeURIComponent(location.origin)}`
    const listen = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== home) return
      if (data?.type === 'age-check' && data.sessionId === sessionId) onEnd(data.status)
    }
    addEventListener('message', listen)
    container.append(frame)
    return () => {
      removeEventListener('message', listen)
      frame.remove()
    }
  },
}
