/** Whether the browser has what bears this tag (RFC 9110 §13.1.2). */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
