import type { PathParams } from '@aisle/contract'
import { createContext, type ReactNode, use } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, useNavigationType } from 'react-router'

const PathParamsContext = createContext<PathParams>({})

export const useParamsOfPage = (): PathParams => use(PathParamsContext)

type Props = { readonly location: Location; readonly params: PathParams; readonly children: ReactNode }

/**
 * What is inside sees this location, which may be the one before the browser's, and the parameters of its path. The
 * route table knows which page that is: the router's own `Routes` would find it a second time, for 3 KiB.
 */
export function ShownPage({ location, params, children }: Props) {
  const navigationType = useNavigationType()
  return (
    <LocationContext value={{ location, navigationType }}>
      <PathParamsContext value={params}>{children}</PathParamsContext>
    </LocationContext>
  )
}
