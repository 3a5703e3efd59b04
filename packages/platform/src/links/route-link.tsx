import { type ComponentProps, type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this store. */
  readonly to: string
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean
}

/**
 * A link to a path of this store, followed without loading a document. The router's own `Link` can also fetch data and
 * scripts of routes that this store does not have, weighs 5 KiB with all that, and is rendered anew with each visit.
 */
export function RouteLink({ to, replace, onClick, children, ...rest }: RouteLinkProps) {
  const { navigator } = use(NavigationContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { currentTarget: link } = event
    const isLeft = link.pathname !== location.pathname
    if (replace ?? link.href === location.href) navigator.replace(to)
    else navigator.push(to)
    // The next page takes the focus. Taking this one away with the focus in it costs a browser all its styles once more.
    if (isLeft) link.blur()
  }
  return (
    <a {...rest} href={navigator.createHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Not for another tab, another window, a download or a menu. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self')

/** A link that carries `aria-current="page"` on its own page. */
export function RouteNavLink({ to, ...rest }: RouteLinkProps) {
  const isHere = nameOf(useLocation().pathname) === nameOf(URL.parse(to, 'http://store')?.pathname ?? to)
  return <RouteLink {...rest} to={to} {...(isHere ? { 'aria-current': 'page' } : {})} />
}

/** Case and a trailing slash do not make another page. */
const nameOf = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '')
