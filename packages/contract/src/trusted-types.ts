/**
 * Trusted Types policies that a page may create, each once. `default` is the shell's, made before anything else is
 * loaded: it lets scripts through only from the paths below, and HTML not at all. `dompurify` is the sanitiser's,
 * `age-check` lets the script of the identity provider's widget through, at its one address, where an age is verified.
 */
export const TRUSTED_TYPES_POLICIES = ['default', 'dompurify', 'age-check'] as const

/** Where scripts of this origin live; everything the page may load is below one of these. */
export const SCRIPT_PATHS = ['/_/shell/', '/_/remotes/'] as const
