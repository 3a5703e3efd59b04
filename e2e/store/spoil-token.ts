import type { Page } from '@playwright/test'

/** Makes a kept token one that the API refuses; the browser does not know. */
export const spoilToken = (tab: Page, key: string) =>
  tab.evaluate((name) => {
    const kept: { version: number; value: { accessToken: string } } = JSON.parse(sessionStorage.getItem(name) ?? '')
    const { accessToken } = kept.value
    const spoilt = `${accessToken.slice(0, -6)}${accessToken.slice(-6) === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'}`
    sessionStorage.setItem(name, JSON.stringify({ ...kept, value: { ...kept.value, accessToken: spoilt } }))
  }, key)
