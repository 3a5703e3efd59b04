import { THEME_STYLES_PATH } from '@aisle/contract'

/** Puts on the tenant's colours where the page went out before they were known. Sizes stay, so nothing moves. */
export function showLateTheme(): void {
  const sheet = document.querySelector<HTMLLinkElement>(`link[href="${THEME_STYLES_PATH}"]`)
  if (sheet) sheet.media = 'all'
}
