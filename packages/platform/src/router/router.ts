import { useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'

/** Goes to a path: `go(path)`, `go(path, { replace: true })`, `go(-1)`. */
export const useGo = useNavigate

/** The page's path, without query. */
export const usePath = (): string => useLocation().pathname

/** The parameters of the page's path. */
export const usePathParams = (): Readonly<Record<string, string | undefined>> => useParams()

/** The page's query and how to change it. */
export const useQueryParams = useSearchParams

/** Names the page by its content (a product's title) instead of its route's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent('aisle:title', { detail: title }))
  }, [title])
}
