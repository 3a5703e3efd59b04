/**
 * Programs that fetch pages for search results and link previews, by the names that their operators document. They keep
 * no cookies, so they can never choose a store (ADR 10).
 */
const NAMES = [
  'Googlebot',
  'Google-InspectionTool',
  'Storebot-Google',
  'AdsBot-Google',
  'bingbot',
  'DuckDuckBot',
  'Applebot',
  'YandexBot',
  'Baiduspider',
  'OAI-SearchBot',
  'PerplexityBot',
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Pinterestbot',
  'Slackbot',
  'Discordbot',
  'WhatsApp',
  'TelegramBot',
]

const KNOWN = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'i')

/** Whether a program of the list says that it asks. Nobody is asked for proof: it gets what every shopper may see. */
export const isCrawler = (userAgent: string | undefined): boolean => userAgent !== undefined && KNOWN.test(userAgent)
