import type { Transaction } from '../database/database.ts'
import { getConfigurationRow } from '../tenant/tenant.service.ts'
import type { ReportBrokenParts } from './broken-parts.report.ts'
import { pageNotFound, previewRefused } from './content.errors.ts'
import { findPage, findTemplate, readAnnouncements, readDisclaimers } from './content.store.ts'
import { isPreviewLink } from './preview/preview-links.store.ts'
import { hashPreviewToken } from './preview/preview-token.rules.ts'
import { readTemplate } from './readable-template.rules.ts'
import { type Audience, visibleTemplate } from './visible-template.rules.ts'

/** The home page as shoppers see it, without parts that are broken. */
export async function getHomeTemplate(
  tx: Transaction,
  locationId: string | undefined,
  audience: Audience,
  report: ReportBrokenParts,
) {
  return visibleTemplate(await readHomeTemplate(tx, locationId, report), audience)
}

/** The home page with its inactive and scheduled parts, for whoever holds a link to the preview (T30, ADR 22). */
export async function getHomePreview(
  tx: Transaction,
  { token, locationID }: { readonly token: string; readonly locationID?: string | undefined },
  now: Date,
  report: ReportBrokenParts,
) {
  const hash = hashPreviewToken(token)
  if (!hash || !(await isPreviewLink(tx, hash, now))) throw previewRefused()
  return await readHomeTemplate(tx, locationID, report)
}

async function readHomeTemplate(tx: Transaction, locationId: string | undefined, report: ReportBrokenParts) {
  const found = await findTemplate(tx, 'home', locationId)
  // An owner's first evening: the store is open, and nobody has made its home page yet.
  if (!found) return { sections: [] }
  const { template, broken } = readTemplate(found.template)
  report(found, broken)
  return template
}

type PageQuery = { readonly slugData: string; readonly kind?: 'legal' | undefined }

export async function getPage(tx: Transaction, { slugData, kind }: PageQuery) {
  const page = await findPage(tx, slugData)
  if (!page || (kind !== undefined && page.kind !== kind)) throw pageNotFound()
  return {
    slug: page.slug,
    title: page.title,
    content: page.html,
    metaDescription: page.metaDescription,
    updatedAt: page.updatedAt.toISOString(),
  }
}

export async function getFooter(tx: Transaction) {
  const { footer, business } = await getConfigurationRow(tx)
  return {
    ...footer,
    phoneNumber: footer.phoneNumber ?? business.customerServicePhone ?? null,
    email: footer.email ?? business.customerServiceEmail ?? null,
  }
}

export async function listPaymentLogos(tx: Transaction) {
  const { paymentLogos } = await getConfigurationRow(tx)
  return paymentLogos.map(({ brand, imageURL }) => ({ brand, imageURL: imageURL ?? null }))
}

export async function listDisclaimers(tx: Transaction) {
  const rows = await readDisclaimers(tx)
  return rows.map(({ disclaimerId, title, html, isRequiredAcceptance, updatedAt }) => ({
    id: disclaimerId,
    title,
    content: html,
    isRequiredAcceptance,
    updatedAt: updatedAt.toISOString(),
  }))
}

export async function listAnnouncements(tx: Transaction, now: Date) {
  const rows = await readAnnouncements(tx, now)
  return rows.map(({ announcementId, title, html, imageUrl, updatedAt }) => ({
    id: announcementId,
    title,
    content: html,
    imageURL: imageUrl,
    updatedAt: updatedAt.toISOString(),
  }))
}
