import { createHash, randomBytes } from 'node:crypto'
import { Browser, type Visit } from './browser.ts'
import { customer, type Identity, originOf } from './start-identity.ts'

export type Tokens = {
  access_token: string
  refresh_token: string
  id_token: string
  scope: string
  token_type: string
}
export type TokenReply = { status: number; body: Partial<Tokens> & { error?: string } }

const scope = 'openid profile email offline_access identity online_order loyalty'

/** What a tenant's page in the browser does at the provider. */
export class Store {
  readonly tenant: string
  readonly verifier = randomBytes(32).toString('base64url')
  readonly #identity: Identity

  constructor(identity: Identity, tenant = 'fresh') {
    this.#identity = identity
    this.tenant = tenant
  }

  get redirectUri() {
    return `${originOf(this.tenant)}/callback`
  }

  signInAddress(overrides: Record<string, string> = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url')
    const query = new URLSearchParams({
      client_id: `aisle-${this.tenant}`,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope,
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...overrides,
    })
    return `/auth?${query}`
  }

  /** Opens the sign-in page and types the credentials; ends at the store's callback when they fit. */
  async signIn(browser = new Browser(this.#identity.url), credentials: { email: string; password: string } = customer) {
    const page = await browser.open(this.signInAddress())
    return browser.submit(page, { email: credentials.email, password: credentials.password })
  }

  redeem(callback: Visit, overrides: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const code = callback.url.searchParams.get('code') ?? ''
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
    }
    return this.token({ ...form, ...overrides }, headers)
  }

  refresh(refreshToken: string, headers: Record<string, string> = {}) {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken }, headers)
  }

  async token(form: Record<string, string>, headers: Record<string, string> = {}): Promise<TokenReply> {
    const response = await fetch(`${this.#identity.url}/token`, {
      method: 'POST',
      headers: { origin: originOf(this.tenant), ...headers },
      body: new URLSearchParams({ client_id: `aisle-${this.tenant}`, ...form }),
    })
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the tests assert every field they use
    return { status: response.status, body: (await response.json()) as TokenReply['body'] }
  }

  async signInForTokens(): Promise<Tokens> {
    const { status, body } = await this.redeem(await this.signIn())
    const { access_token, refresh_token, id_token, scope: granted, token_type } = body
    if (status !== 200 || !access_token || !refresh_token || !id_token || !granted || !token_type) {
      throw new Error(`Signing in gave no tokens: ${status} ${body.error}`)
    }
    return { access_token, refresh_token, id_token, scope: granted, token_type }
  }
}
