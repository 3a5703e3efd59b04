import { defineSurface } from '@aisle/contract'
import { usePath } from '@aisle/platform'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell, type ShellSurroundings } from '../testing/render-in-shell.tsx'
import CallbackPage from './callback.page.tsx'
import { returnTo } from './return-to.ts'

const surfaces = [
  defineSurface({ remote: 'mf-orders', contract: 1, routes: { orders: { path: '/orders', title: 'Orders' } } }),
]
const Where = () => <output>{usePath()}</output>
const where = () => document.querySelector('output')?.textContent

const comeBack = (route: string, options: ShellSurroundings = {}) =>
  renderInShell(
    <>
      <CallbackPage />
      <Where />
    </>,
    { route, surfaces, ...options },
  )

afterEach(() => sessionStorage.clear())

describe('coming back from the identity provider', () => {
  it('leads to the page that was wanted', async () => {
    await comeBack('/callback?code=c&state=s', { completeSignIn: async () => '/orders' })

    await vi.waitFor(() => expect(where()).toBe('/orders'))
  })

  it('T35 leads home where the wanted page is none of this store', async () => {
    await comeBack('/callback?code=c&state=s', { completeSignIn: async () => '//evil.example' })

    await vi.waitFor(() => expect(where()).toBe('/'))
  })

  it('F20 without a query leads to the remembered page, once', async () => {
    returnTo.write('/orders')
    const { completeSignIn } = await comeBack('/callback')

    await vi.waitFor(() => expect(where()).toBe('/orders'))
    expect(completeSignIn).not.toHaveBeenCalled()
    expect(returnTo.read()).toBeUndefined()
  })

  it('F20 says what to do when it fails, and signs nobody in', async () => {
    const { user, platform } = await comeBack('/callback?error=access_denied&state=s', {
      completeSignIn: () => Promise.reject(new Error('access_denied')),
    })
    const signIn = vi.spyOn(platform.session, 'signIn')

    await screen.findByRole('heading', { name: 'You are not signed in' })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    expect(signIn).toHaveBeenCalledExactlyOnceWith({ returnTo: '/' })
  })

  it('F20 that fails is tried again for the page that was wanted', async () => {
    returnTo.write('/orders')
    const { user, platform } = await comeBack('/callback?error=access_denied&state=s', {
      completeSignIn: () => Promise.reject(new Error('access_denied')),
    })
    const signIn = vi.spyOn(platform.session, 'signIn')

    await user.click(await screen.findByRole('button', { name: 'Sign in' }))

    expect(signIn).toHaveBeenCalledExactlyOnceWith({ returnTo: '/orders' })
    expect(returnTo.read()).toBeUndefined()
  })

  it('F20 opened a second time leads home', async () => {
    await comeBack('/callback?code=c&state=s', {
      completeSignIn: () => Promise.reject(new Error('No matching state found in storage')),
      session: { status: 'signed-in', customerId: 'c-1' },
    })

    await vi.waitFor(() => expect(where()).toBe('/'))
  })
})
