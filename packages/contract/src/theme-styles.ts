/** The tenant's colours as a style sheet. A page that went out before they were known links to it, switched off. */
export const THEME_STYLES_PATH = '/_/theme.css'
