import type { IdentitySettings } from '@aisle/contract'
import {
  createStoredValue,
  createTokenKeeper,
  isFlag,
  type SessionAdapter,
  type TabChannel,
  withTabLock,
} from '@aisle/platform/host'
import type { Profile } from '@aisle/platform'
import { type SessionRecord, isSessionRecord } from './session-record.ts'

export type ShellSession = SessionAdapter & {
  /** Ends a sign-in on the callback's page; answers where to go. @throws Error for a callback that proves nothing */
  completeSignIn(address: string): Promise<string>
}

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
  const oidc = async () => (await import('./oidc.ts')).createOidc(identity, location.origin)

  const keeper = createTokenKeeper<SessionRecord>({
    name,
    check: isSessionRecord,
    stored,
    channel,
    withLock: withTabLock,
    renew: async (known) => (known ? await (await oidc()).renew(known) : undefined),
    onForeignChange: (record) => tell(record?.profile ?? null),
  })

  const known = stored.read()
  // Another tab of this browser is, or was, signed in: it is asked before this one is taken for a guest's.
  const mayBorrow = !known && hint.read() === true

  const take = (record: SessionRecord) => {
    keeper.put(record)
    hint.write(true)
  }
  const leave = () => {
    keeper.forget({ everywhere: true })
    hint.remove()
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
    async signIn({ returnTo }) {
      location.assign(await (await oidc()).signInAddress(returnTo))
    },
    async signOut() {
      const record = stored.read()
      leave()
      tell(null)
      if (record) location.assign(await (await oidc()).signOutAddress(record))
    },
    expire: leave,
    async completeSignIn(address) {
      const { record, returnTo } = await (await oidc()).completeSignIn(address)
      take(record)
      tell(record.profile)
      return returnTo
    },
  }
}
