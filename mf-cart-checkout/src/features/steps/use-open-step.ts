import { usePageTitle, useQueryParams } from '@aisle/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openStep, STEP, stepNames } from './step-address.rules.ts'
import { stepsMessages as texts } from './steps.messages.ts'
import type { Step } from './steps.rules.ts'

/** Below this width every step is a page of its own. */
export const PHONE = '(max-width: 767px)'

/** The open step, which the address names: the browser's way back leads to the step before, a reload to the same one. */
export function useOpenStep(steps: readonly Step[], done: ReadonlySet<string>) {
  const [query, setQuery] = useQueryParams()
  const asked = query.get(STEP)
  const open = openStep(steps, done, asked)
  const names = stepNames(steps)
  const name = open ? (names.get(open.id) ?? null) : null

  const show = (id: string | undefined, isReplaced: boolean) => {
    const next = new URLSearchParams(query)
    const wanted = id && names.get(id)
    if (wanted) setQuery((next.set(STEP, wanted), next), { replace: isReplaced })
  }
  const correct = useEffectEvent(() => show(open?.id, true))
  useEffect(() => {
    if (asked !== name) correct()
  }, [asked, name])

  usePageTitle(texts.pageTitle(open?.title ?? ''))

  return { open, goTo: (id: string | undefined) => show(id, false), heading: useHeadingFocus(open?.id) }
}

/** The heading of a step that takes the place of another one takes the focus, and on a phone begins at the top. */
function useHeadingFocus(openId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(openId)
  useEffect(() => {
    if (shownId.current !== openId) {
      const isPage = matchMedia(PHONE).matches
      if (isPage) scrollTo(0, 0)
      heading.current?.focus({ preventScroll: isPage })
    }
    shownId.current = openId
  }, [openId])
  return heading
}
