import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { contentPage, footerDetails, paymentLogos } from '@aisle/api/footer'
import { pagePreview } from '@aisle/api/page-preview'
import { pageTemplate } from '@aisle/api/page-template'
import type { Domain } from '../server/domain.ts'
import { createBrokenPartsReport } from './broken-parts.report.ts'
import * as content from './content.service.ts'

export const contentRoutes: Domain = ({ serve, now, warn }) => {
  const report = createBrokenPartsReport(warn)

  serve(pageTemplate, ({ tx, shopper, query }) => {
    const maySeeRestricted = shopper.maySeeRestricted && !(query.filterAgeRestrictedItem && !shopper.isAgeVerified)
    return content.getHomeTemplate(tx, query.locationID, { maySeeRestricted, now: now() }, report)
  })

  serve(pagePreview, ({ tx, body }) => content.getHomePreview(tx, body, now(), report))

  serve(footerDetails, ({ tx }) => content.getFooter(tx))

  serve(paymentLogos, async ({ tx }) => ({ items: await content.listPaymentLogos(tx) }))

  serve(contentPage, ({ tx, query }) => content.getPage(tx, query))

  serve(disclaimers, async ({ tx }) => ({ items: await content.listDisclaimers(tx) }))

  serve(announcements, async ({ tx }) => ({ items: await content.listAnnouncements(tx, now()) }))
}
