import styled from 'styled-components'

/** For assistive technology only. Moved out of its box instead of `clip-path`, of which each is a layer to paint. */
export const visuallyHiddenLook =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;text-indent:1px;white-space:nowrap;'

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenLook}
`
