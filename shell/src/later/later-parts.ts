import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

/** What joins the header once the first page is there. */
export const laterParts = createStore<{ readonly Later?: ComponentType }>(() => ({}))
