import { makePreviewLink, revokePreviewLinks } from '@aisle/commerce-api/content'
import { borrowDatabase } from '../import/borrow-database.ts'
import { readOptions } from '../start/options.ts'
import type { PreviewOptions } from './content-options.ts'
import { describePreview } from './describe-content.ts'

/** `npm run content -- preview`: a link under which the home page shows what is not published yet (ADR 22). */
export async function preview({ tenant, minutes, revokes }: PreviewOptions): Promise<void> {
  const options = readOptions([], process.env)
  await using database = await borrowDatabase(options)
  const place = { databaseUrl: database.ownerUrl, tenant }
  if (revokes) {
    await revokePreviewLinks(place)
    console.log(`No link to the preview of ${tenant} is valid any more.`)
    return
  }
  const { token, expiresAt } = await makePreviewLink({ ...place, now: new Date(), minutes })
  console.log(describePreview({ origin: originOf(tenant, options), token, expiresAt }))
}

/** Where the store is read from this machine; in production its own host stands in front. */
const originOf = (tenant: string, { host, port }: { readonly host: string; readonly port: number }) =>
  `http://${tenant}.${host}:${port}`
