import { pagePreview } from '@aisle/api/page-preview'
import { usePlatform } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'

/** The unpublished page. Kept in this page's memory only, and asked for again whenever it is opened. */
export function usePreview(token: string | undefined, locationID: string | undefined) {
  const { api } = usePlatform()
  return useQuery({
    queryKey: ['catalogue', 'preview', token, locationID],
    queryFn: ({ signal }) =>
      api.call(pagePreview, { body: { token: token ?? '', ...(locationID ? { locationID } : {}) } }, { signal }),
    enabled: token !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
