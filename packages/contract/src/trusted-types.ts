/**
 * The Trusted Types policy of every page, made once and before anything else is loaded: it lets scripts through only
 * from the paths below, and HTML not at all.
 */
export const OWN_SCRIPTS_POLICY = 'default'

/** Of stores that check ages only: lets the script of the identity provider's widget through, at its one address. */
export const AGE_CHECK_POLICY = 'age-check'

/** Where scripts of this origin live; everything the page may load is below one of these. */
export const SCRIPT_PATHS = ['/_/shell/', '/_/remotes/'] as const
