import { describe, expect, it } from 'vitest'
import { carouselPages, firstCardOf, pageOfCard, perRowOf } from './carousel-paging.rules.ts'

describe('cards per row', () => {
  it.each([
    [1920, 9],
    [1919, 7],
    [1600, 7],
    [1440, 6],
    [1280, 6],
    [1024, 5],
    [800, 4],
    [768, 4],
    [767, 3],
    [640, 3],
    [580, 3],
    [579, 2],
    [450, 2],
    [320, 2],
    [290, 2],
    [289, 1],
  ])('a container of %i px shows %i', (width, expected) => {
    expect(perRowOf(width)).toBe(expected)
  })
})

describe('pages of a carousel', () => {
  it.each([
    { count: 15, perRow: 6, pages: 3, why: '(15-1)/(6-1), rounded up' },
    { count: 6, perRow: 6, pages: 1, why: 'all fit' },
    { count: 7, perRow: 6, pages: 2, why: 'one too many' },
    { count: 11, perRow: 6, pages: 2, why: 'the overlap makes exactly two' },
    { count: 12, perRow: 6, pages: 3, why: 'one more than two pages' },
    { count: 5, perRow: 2, pages: 3, why: 'no overlap with two in a row' },
    { count: 4, perRow: 2, pages: 2, why: 'no overlap with two in a row' },
    { count: 3, perRow: 1, pages: 3, why: 'one in a row' },
    { count: 0, perRow: 4, pages: 1, why: 'nothing to page' },
  ])('$count cards, $perRow in a row: $pages ($why)', ({ count, perRow, pages }) => {
    expect(carouselPages(count, perRow)).toBe(pages)
  })

  it('shows every card on some page, and never an empty place', () => {
    for (let perRow = 1; perRow <= 9; perRow += 1) {
      for (let count = perRow; count <= 40; count += 1) {
        const pages = carouselPages(count, perRow)
        const firsts = Array.from({ length: pages }, (_, page) => firstCardOf(page, count, perRow))
        const shown = new Set(firsts.flatMap((first) => Array.from({ length: perRow }, (_, place) => first + place)))
        expect(shown.size, `${count} cards, ${perRow} in a row`).toBe(count)
      }
    }
  })

  it('knows the page of the card it scrolled to', () => {
    for (let perRow = 1; perRow <= 9; perRow += 1) {
      const count = 25
      for (let page = 0; page < carouselPages(count, perRow); page += 1) {
        expect(pageOfCard(firstCardOf(page, count, perRow), count, perRow), `${perRow} in a row`).toBe(page)
      }
    }
  })
})
