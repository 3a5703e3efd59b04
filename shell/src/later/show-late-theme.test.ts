import { THEME_STYLES_PATH } from '@aisle/contract'
import { afterEach, expect, it } from 'vitest'
import { showLateTheme } from './show-late-theme.ts'

afterEach(() => document.head.replaceChildren())

it('1§3 puts on the colours that came after the page', () => {
  const sheet = document.createElement('link')
  sheet.setAttribute('href', THEME_STYLES_PATH)
  sheet.media = 'not all'
  document.head.append(sheet)

  showLateTheme()

  expect(sheet.media).toBe('all')
})

it('1§3 leaves a page that has its colours as it is', () => {
  expect(showLateTheme).not.toThrow()
})
