import { cleanup, render, renderHook } from '@testing-library/react'
import { createElement, useContext } from 'react'
import { __PRIVATE__, styled, StyleSheetContext } from 'styled-components'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStylesAhead } from './make-styles-ahead.ts'
import { noted, noteStyles } from './note-styles.ts'

const { StyleSheet } = __PRIVATE__
const { registerId } = StyleSheet

/** Milliseconds that are left of an idle moment. */
let left: number[] = []

beforeEach(() => {
  left = []
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) =>
    setTimeout(() => run({ didTimeout: false, timeRemaining: () => left.shift() ?? 50 })),
  )
  noteStyles()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  StyleSheet.registerId = registerId
  noted.length = 0
})

/** What the build has styled-components tell of a component that comes to be (`lean-styled.ts`). */
function tellOf(component: object) {
  const { result } = renderHook(() => useContext(StyleSheetContext))
  Reflect.apply(StyleSheet.registerId, StyleSheet, [
    Reflect.get(component, 'styledComponentId'),
    Reflect.get(component, 'componentStyle'),
    result.current.stylis,
  ])
}

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

it('makes the styles of a component that nobody has shown yet, once', async () => {
  const Note = styled.p`
    color: teal;
  `
  const Large = styled(Note)`
    color: navy;
  `
  tellOf(Note)
  tellOf(Large)
  expect(rules()).not.toContain('teal')

  await makeStylesAhead()
  expect(rules()).toContain('teal')
  expect(rules()).toContain('navy')

  const insertRule = vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
  const { container } = render(createElement(Large))
  expect(insertRule).not.toHaveBeenCalled()
  expect(getComputedStyle(container.firstElementChild ?? container).color).toBe('navy')
})

it('leaves a component that looks different from case to case, also one that is made of such a one', async () => {
  const Note = styled.p<{ readonly $tone: string }>`
    color: ${({ $tone }) => $tone.toLowerCase()};
  `
  const Large = styled(Note)`
    background: olive;
  `
  tellOf(Note)
  tellOf(Large)

  await makeStylesAhead()

  expect(noted).toEqual([])
  expect(rules()).not.toContain('olive')
})

it('goes on in the next idle moment when one is over', async () => {
  const First = styled.p`
    color: teal;
  `
  const Second = styled.p`
    color: maroon;
  `
  tellOf(First)
  tellOf(Second)
  left = [4]
  const idle = vi.spyOn(globalThis, 'requestIdleCallback')

  await makeStylesAhead()

  expect(idle).toHaveBeenCalledTimes(2)
  expect(rules()).toContain('maroon')
})
