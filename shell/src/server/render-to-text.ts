import { LEFT_TO_BROWSER } from '@aisle/contract'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'

/**
 * The whole tree as HTML without a script in it. Parts that would have to wait show their fallback and are left to the
 * browser, and so are parts that throw. @throws what is thrown outside of every part
 */
export function renderToText(tree: ReactNode, onPartFailed: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk)
        done()
      },
      final(done) {
        done()
        resolve(text)
      },
    })
    const waiting = new Error('It needs what did not come with the page.')
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Parts stand where they belong instead of being moved there by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Whatever is not done once everything else is, waits for something that does not come.
      onShellReady: () => void setImmediate(() => abort(waiting)),
      // React is still at work when it tells.
      onAllReady: () => void setImmediate(() => pipe(sink)),
      onShellError: reject,
      onError(error) {
        if (error !== waiting) onPartFailed(error)
        return LEFT_TO_BROWSER
      },
    })
  })
}
