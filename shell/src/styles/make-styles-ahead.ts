import { __PRIVATE__ } from 'styled-components'
import { whenIdle } from '../ahead/when-idle.ts'
import { type ComponentStyle, noted } from './note-styles.ts'

/** Milliseconds of an idle moment that are left to what comes next. */
const REST = 5

/**
 * Makes the styles of components whose code has come ahead while the browser is idle, of those that always look the same.
 * styled-components makes them when a component is first shown, which is between the press on a link and its page.
 */
export async function makeStylesAhead(): Promise<void> {
  while (noted.length > 0) {
    const moment = await whenIdle()
    if (!moment) return
    do makeNext()
    while (noted.length > 0 && moment.timeRemaining() > REST)
  }
}

function makeNext() {
  const { style, compile } = noted.shift() ?? {}
  if (style && isConstant(style)) style.generateAndInjectStyles({}, __PRIVATE__.mainSheet, compile)
}

const isConstant = ({ rules, baseStyle }: ComponentStyle): boolean =>
  rules.every((rule) => typeof rule === 'string') && (!baseStyle || isConstant(baseStyle))
