import { inStore, type StorePlace } from '../transfer/in-store.ts'
import { deletePreviewLinks, insertPreviewLink } from './preview-links.store.ts'
import { hashPreviewToken, newPreviewToken } from './preview-token.rules.ts'

const MINUTE = 60_000

/** A token that opens the preview of this store's home page for so many minutes. @throws ContentRefusal */
export const makePreviewLink = ({ databaseUrl, tenant, now, minutes }: StorePlace & { now: Date; minutes: number }) =>
  inStore(databaseUrl, tenant, async (tx) => {
    const token = newPreviewToken()
    const expiresAt = new Date(now.getTime() + minutes * MINUTE)
    const hash = hashPreviewToken(token)
    if (!hash) throw new Error('a new token is written like one')
    await insertPreviewLink(tx, hash, expiresAt, now)
    return { token, expiresAt }
  })

/** Takes every link of this store back. @throws ContentRefusal */
export const revokePreviewLinks = ({ databaseUrl, tenant }: StorePlace) =>
  inStore(databaseUrl, tenant, async (tx) => {
    await deletePreviewLinks(tx)
  })
