import { cleanup, render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { __PRIVATE__, keyframes, styled, StyleSheetManager } from 'styled-components'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adoptStyles } from './adopt-styles.ts'

/** As the server leaves them: two rules of one component, one of the next, each followed by its mark. */
const written = `.kA{color:red;}/*!sc*/
@media (min-width:600px){.kA{color:blue;}}/*!sc*/
data-styled.g3[id="sc-first"]{content:"kA,"}/*!sc*/
.kB{color:green;}/*!sc*/
data-styled.g7[id="sc-second"]{content:"kB,kC,"}/*!sc*/`

const styles = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]

function adopt() {
  const sheet = new __PRIVATE__.StyleSheet({ useCSSOMInjection: true })
  adoptStyles(document, sheet)
  const show = (...children: ReactNode[]) => render(createElement(StyleSheetManager, { sheet }, ...children)).container
  return { sheet, show }
}

const classOf = (element: Element | null) => `.${element?.classList.item(1)}`

beforeEach(() => {
  vi.stubGlobal('CSSNestedDeclarations', class {})
  document.head.innerHTML = `<style data-styled="true" data-styled-version="6.6.0">${written}</style>`
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

it('goes on in the sheet of the server, where each component has its place', () => {
  const [server] = styles()
  const { show } = adopt()
  const Second = styled.b.withConfig({ componentId: 'sc-second' })`
    color: black;
  `
  const First = styled.i.withConfig({ componentId: 'sc-first' })`
    color: white;
  `
  const container = show(createElement(Second), createElement(First))

  expect(styles()).toEqual([server])
  expect([...(server?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split('{')[0]?.trim())).toEqual([
    '.kA',
    '@media (min-width:600px)',
    'data-styled.g3[id="sc-first"]',
    classOf(container.querySelector('i')),
    '.kB',
    'data-styled.g7[id="sc-second"]',
    classOf(container.querySelector('b')),
  ])
})

it('knows the classes that the server wrote', () => {
  const { sheet } = adopt()

  expect(sheet.names.get('sc-first')).toEqual(new Set(['kA']))
  expect(sheet.names.get('sc-second')).toEqual(new Set(['kB', 'kC']))
})

it('writes conditions into what is added, and steps of movements elsewhere', () => {
  const { show } = adopt()
  const insertRule = vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
  const turn = keyframes`
    to {
      rotate: 1turn;
    }
  `
  const Spinner = styled.i`
    animation: ${turn} 1s;
    @media print {
      animation: none;
    }
  `
  const name = classOf(show(createElement(Spinner)).querySelector('i'))

  const [server] = styles()
  const movements = document.querySelector<HTMLStyleElement>('style[data-movements]')
  expect(insertRule.mock.calls.map(([rule], index) => [insertRule.mock.contexts[index], rule])).toEqual([
    [movements?.sheet, `@keyframes ${turn.getName()}{to{rotate:1turn;}}`],
    [server?.sheet, `${name}{animation:${turn.getName()} 1s;}`],
    [server?.sheet, `${name}{@media print{animation:none;}}`],
  ])
})

it('leaves conditions around rules in a browser that cannot nest all of them', () => {
  vi.unstubAllGlobals()
  const { show } = adopt()
  const insertRule = vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
  const Note = styled.p`
    @media print {
      display: none;
    }
  `
  const name = classOf(show(createElement(Note)).querySelector('p'))

  expect(insertRule.mock.calls.map(([rule]) => rule)).toEqual([`@media print{${name}{display:none;}}`])
})

it('has a sheet of its own in a page that the server left to the browser', () => {
  document.head.innerHTML = ''
  const { show } = adopt()
  const Note = styled.p`
    color: red;
  `
  show(createElement(Note))

  expect(styles().map(({ sheet }) => sheet?.cssRules.length)).toEqual([1])
})
