import { expect, test } from './fixtures.ts'

test.describe('T29 T51 a check of somebody else', () => {
  test('is not taken from a link, and leaves the address', async ({ page, age }) => {
    await page.goto('/?avSessionId=5d6a1c86-6f2b-4a57-9c1c-0f0f6a1f0b11')
    await expect(age.failure).toContainText('was not begun in this browser')
    await expect(page).toHaveURL('/')
    await age.failure.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(age.heading).toBeVisible()
  })

  test('is not taken from what a browser keeps', async ({ page, age, expectedTrouble }) => {
    expectedTrouble.push(/\b404\b/)
    await page.addInitScript(() => {
      const value = { sessionId: '5d6a1c86-6f2b-4a57-9c1c-0f0f6a1f0b11', at: Date.now() }
      if (!sessionStorage.getItem('tampered'))
        localStorage.setItem('aisle:cellar:age-verified', JSON.stringify({ version: 1, value }))
      sessionStorage.setItem('tampered', 'once')
    })
    await page.goto('/search?q=pinot')
    await expect(age.heading).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('aisle:cellar:age-verified'))).toBeNull()
  })

  test('T51 messages of other windows say nothing about the check', async ({ page, age }) => {
    await page.goto('/')
    await age.verify.click()
    await age.introduce()
    await expect(age.provider.getByRole('button', { name: 'Finish the check' })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      const sessionId = /frame\/([^?]+)/.exec(document.querySelector('iframe')?.src ?? '')?.[1]
      for (const status of ['verified', 'failed', 'x']) postMessage({ type: 'age-check', sessionId, status }, '*')
    })
    await expect(age.provider.getByRole('button', { name: 'Finish the check' })).toBeVisible()
    expect(asked.filter((url) => url.includes('AgeVerification'))).toEqual([])
  })

  test('T52 the widget may not lead the page away, and may use nothing of the device', async ({ page, age }) => {
    await page.goto('/')
    await age.verify.click()
    await age.introduce()
    const frame = age.check.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await expect(frame).not.toHaveAttribute('allow', /.+/)
  })
})
