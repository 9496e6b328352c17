import { expect, test } from 'vitest'
import { type Need, recogniseNeeds } from './needs.ts'

const found = (text: string): Need[] => [...recogniseNeeds(text).needs]

test.each<[string, Need[]]>([
  ['We travel with our baby', ['baby']],
  ['My son is 6 months old', ['baby', 'children']],
  ['2 kids and a toddler', ['toddler', 'children']],
  ['a 2 year old', ['toddler']],
  ['a 3 year old', ['children']],
  ['infant on board', ['baby']],
  // A pushchair says nothing about nappies.
  ['buggy', ['pushchair']],
  ['we bring a pushchair', ['pushchair']],
  ['mit Kinderwagen', ['pushchair']],
  ['con carrito', ['pushchair']],
  ['carrinho de bebe', ['pushchair']],
  ['avec une poussette', ['pushchair']],
  ['ベビーカー', ['pushchair']],
  ['婴儿推车', ['pushchair']],
  ['a 9 year old and a 4 year old, with a buggy', ['pushchair', 'children']],
  ['our baby and a buggy', ['baby', 'pushchair']],
  ['I take blood pressure MEDICATION', ['medication']],
  ['Type 1 diabetic, need my insulin', ['medication', 'diabetes']],
  ['vegetarian snacks please', ['vegetarian']],
  ['no meat', ['vegetarian']],
  ['my mother uses a wheelchair', ['wheelchair']],
  ['I wear glasses', ['glasses']],
  ['contact lenses', ['contacts']],
  ['new sunglasses', []],
  ["I'm pregnant (20th week)", ['pregnancy']],
  ['peanut allergy', ['allergy']],
  ['DSLR camera and a drone', ['camera']],
  ['must work remotely on my laptop', ['laptop']],
  ['a wedding on Saturday', ['formal']],
  ['only carry-on', ['lightLuggage']],
  ['mit Säugling und Kontaktlinsen', ['baby', 'contacts']],
  ['Ich bin Diabetiker und brauche Insulin', ['medication', 'diabetes']],
  ['intolerante al gluten', ['diet']],
  ['allergique aux arachides', ['allergy']],
  ['con il cane e due bambini', ['children', 'pet']],
  ['sou vegana', ['vegetarian']],
  ['車椅子を使っています', ['wheelchair']],
  ['我怀孕了，戴隐形眼镜', ['contacts', 'pregnancy']],
  ['Camino de Santiago', ['pilgrimage']],
  ['we go for the Hajj', ['hajj']],
  ['climbing Kilimanjaro', ['trek', 'colder', 'highUp']],
  ['Everest base camp', ['trek', 'colder', 'highUp']],
  ['an Antarctica cruise', ['colder', 'polarCruise']],
  ['hut to hut in the Alps', ['trek']],
  ['no onions or garlic', ['diet']],
  ['nuts, shellfish and pork', ['diet', 'allergy']],
  ['laptop, camera, and contact lenses', ['contacts', 'camera', 'laptop']],
  ['', []],
  ['quiet, please', []],
])('"%s" asks for %j', (text, needs) => {
  expect(found(text)).toEqual(needs)
})

test.each(['no kids', 'without a camera', "I don't need a laptop", 'ohne Kinder', 'no camera or laptop'])(
  '"%s" asks for nothing',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test.each([
  ['our three children', 3],
  ['2 small kids', 2],
  ['with children', 1],
  ['avec trois enfants', 3],
  ['con due bambini', 2],
  ['带两个孩子', 2],
  ['with a baby', 0],
])('"%s" means packing for %i children', (text, children) => {
  expect(recogniseNeeds(text).children).toBe(children)
})
