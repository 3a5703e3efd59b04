import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this store. */
  readonly to: string
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean
}

/**
 * A link to a path of this store, followed without loading a document. The router's own `Link` can also fetch data and
 * scripts of routes that this store does not have, and weighs 5 KiB with all that.
 */
export function RouteLink({ to, replace, onClick, children, ...rest }: RouteLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    const { currentTarget: link } = event
    const isLeft = link.pathname !== location.pathname
    follow(event)
    // The next page takes the focus. Taking this one away with the focus in it costs a browser all its styles once more.
    if (isLeft && event.defaultPrevented) link.blur()
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** A link that carries `aria-current="page"` on its own page. */
export function RouteNavLink({ to, ...rest }: RouteLinkProps) {
  const isHere = nameOf(useLocation().pathname) === nameOf(URL.parse(to, 'http://store')?.pathname ?? to)
  return <RouteLink {...rest} to={to} {...(isHere ? { 'aria-current': 'page' } : {})} />
}

/** Case and a trailing slash do not make another page. */
const nameOf = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '')
