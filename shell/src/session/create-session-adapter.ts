import type { IdentitySettings } from '@aisle/contract'
import {
  createStoredValue,
  createTokenKeeper,
  isFlag,
  type SessionAdapter,
  type TabChannel,
  withTabLock,
} from '@aisle/platform/host'
import { type Profile, toast } from '@aisle/platform'
import { signInUnreachable } from './sign-in-unreachable.messages.ts'
import { type SessionRecord, isSessionRecord } from './session-record.ts'

export type ShellSession = SessionAdapter & {
  /** Ends a sign-in on the callback's page; answers where to go. @throws Error for a callback that proves nothing */
  completeSignIn(address: string): Promise<string>
}

/** Milliseconds that a sign-out waits for what it asks of the API first. */
const PATIENCE = 3_000
/** Milliseconds that it is told for that nobody can sign in. */
const TOAST = 8_000

type Options = { readonly tenant: string; readonly identity: IdentitySettings; readonly channel: TabChannel }

/** Signs shoppers in with OpenID Connect. The protocol's code is loaded when it is needed. */
export function createSessionAdapter({ tenant, identity, channel }: Options): ShellSession {
  const name = `${tenant}:session`
  const hint = createStoredValue({ key: `aisle:${name}`, version: 1, check: isFlag, area: () => localStorage })
  const stored = createStoredValue<SessionRecord>({
    key: `aisle:${name}`,
    version: 1,
    check: isSessionRecord,
    area: () => sessionStorage,
  })
  const listeners: ((profile: Profile | null) => void)[] = []
  const tell = (profile: Profile | null) => {
    for (const listener of listeners) listener(profile)
  }
  const provider = async () => (await import('./provider.ts')).createProvider(identity, tenant)

  const forgetShopper = async (how: { readonly hasRunOut: boolean }) =>
    (await import('./forget-shopper.ts')).forgetShopper(tenant, how)

  const keeper = createTokenKeeper<SessionRecord>({
    name,
    check: isSessionRecord,
    stored,
    channel,
    withLock: withTabLock,
    renew: async (known) => (known ? await (await provider()).renew(known) : undefined),
    onForeignChange(record) {
      // The tab that signs out has removed what is every tab's.
      if (!record) void forgetShopper({ hasRunOut: true })
      tell(record?.profile ?? null)
    },
  })

  const known = stored.read()
  // Another tab of this browser is, or was, signed in: it is asked before this one is taken for a guest's.
  const mayBorrow = !known && hint.read() === true

  const take = (record: SessionRecord) => {
    keeper.put(record)
    hint.write(true)
    tell(record.profile)
  }
  const leave = (how: { readonly hasRunOut: boolean }) => {
    keeper.forget({ everywhere: true })
    hint.remove()
    void forgetShopper(how)
  }
  const hasSession = () => stored.read() !== undefined

  const borrowing = mayBorrow
    ? keeper.borrow().then((record) => {
        if (!record) hint.remove()
        tell(record?.profile ?? null)
      })
    : Promise.resolve()

  return {
    initial: { status: known ? 'signed-in' : mayBorrow ? 'starting' : 'guest', profile: known?.profile ?? null },
    subscribe: (handle) => void listeners.push(handle),
    async current() {
      await borrowing
      return hasSession() ? (await keeper.current())?.accessToken : undefined
    },
    replace: async (refused) => (await keeper.replace(refused))?.accessToken,
    /** Where its code does not come it is as where the provider is not there: the shopper is told, and stays. */
    async signIn(options) {
      const loaded = await provider().catch(() => undefined)
      if (loaded) await loaded.signIn(options)
      else toast('error', signInUnreachable, { milliseconds: TOAST })
    },
    async signOut() {
      const record = stored.read()
      const loading = provider()
      // While there is still somebody who can ask for it. Nothing of it keeps anybody signed in.
      const givenBack = loading.then(({ giveDeviceBack }) => giveDeviceBack()).catch(() => {})
      await Promise.race([givenBack, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
      leave({ hasRunOut: false })
      tell(null)
      if (record) await (await loading).signOut(record)
    },
    expire: () => leave({ hasRunOut: true }),
    completeSignIn: async (address) => (await provider()).completeSignIn(address, take),
  }
}
