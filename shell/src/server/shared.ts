import * as platform from '@aisle/platform'
import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from 'styled-components'
import * as zod from 'zod/mini'

/** The shared packages by the names that server builds of remotes import. */
export const shared: Readonly<Record<string, object>> = {
  '@aisle/platform': platform,
  '@tanstack/react-query': reactQuery,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  'zod/mini': zod,
}
