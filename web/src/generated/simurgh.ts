// Written by scripts/describe.py. Do not edit.

export interface Texts {
  city: string[];
  wilds: string[];
  quarters: string[];
  statue: string[];
  tiles: Record<string, string[]>;
  objectives: Record<string, string>;
}
export const TEXTS: Record<"en" | "pl", Texts> = {
 "en": {
  "city": [
   "● 1 weapon",
   "● 2 wisdom",
   "●● 1 wood, 1 stone → 2 weapons",
   "●●▲ 1 wisdom",
   "●● 1 vegetable or 1 point",
   "●● 3 vegetables, 1 meat → 1 spearman",
   "●● 2 vegetables, 3 meat → 1 rider",
   "●● 3 wood → 2 markers",
   "●●▲ 2 stone → 2 markers",
   "●●▲ 1 vegetable, 1 meat, 1 wood, 1 stone, 1 weapon → a dragon (1 of 3, 3 markers)",
   "●● 1 wood or 1 stone, then take a tile",
   "●●▲ look at objectives and place one"
  ],
  "wilds": [
   "1 of vegetables and meat",
   "1 of wood and stone",
   "1 wisdom",
   "1 of vegetables and meat",
   "1 of wood and stone",
   "1 weapon"
  ],
  "quarters": [
   "1 wisdom → –",
   "1 weapon → 1 point",
   "1 weapon, 1 wisdom → 2 points",
   "2 weapons → 3 points"
  ],
  "statue": [
   "2 wisdom → 2 points",
   "2 weapons → 3 points",
   "2 wood, 2 stone → 4 points",
   "2 wisdom, 2 weapons → 5 points",
   "3 wisdom, 3 weapons → 8 points"
  ],
  "tiles": {
   "01": [
    "●● 1 wood or 1 stone or 2 vegetables",
    "● 4 meat",
    "● 1 wisdom, 2 vegetables, 1 meat",
    "● 3 of wood and stone"
   ],
   "02": [
    "●● 1 weapon",
    "● 3 weapons",
    "● 2 weapons, 2 wood",
    "● 2 weapons, 1 stone"
   ],
   "03": [
    "●● 1 wood or 1 stone",
    "● 1 vegetable, 2 wood, 1 stone",
    "● 3 wood, 1 stone",
    "● 1 vegetable, 2 stone"
   ],
   "04": [
    "●●▲ 2 of vegetables and meat",
    "●▲ 3 vegetables, 2 meat",
    "●▲ 5 vegetables",
    "●▲ 2 vegetables, 2 wood"
   ],
   "05": [
    "●● 1 wood or 1 stone",
    "● 1 vegetable, 2 wood, 1 stone",
    "● 4 wood",
    "● 3 stone"
   ],
   "06": [
    "●● 1 stone → 2 weapons",
    "● 2 weapons",
    "● 4 wood",
    "● 4 stone"
   ],
   "07": [
    "●● 1 vegetable or 1 meat",
    "● 3 vegetables, 1 meat",
    "● 4 vegetables",
    "● 1 vegetable, 2 wood"
   ],
   "08": [
    "●● 2 vegetables",
    "● 4 meat",
    "● 3 vegetables, 1 meat",
    "● 3 of wood and stone"
   ],
   "09": [
    "●●▲ 2 of wood and stone or 3 vegetables",
    "●▲ 5 vegetables",
    "●▲ 4 wood",
    "●▲ 4 stone"
   ],
   "10": [
    "●● 1 wood or 1 stone or 2 vegetables",
    "● 3 vegetables, 1 wood",
    "● 3 wood, 1 stone",
    "● 1 wood, 2 stone"
   ],
   "11": [
    "●● 2 meat",
    "● 2 vegetables, 1 wood, 1 stone",
    "● 4 stone",
    "● 3 wood"
   ],
   "12": [
    "●● 1 meat",
    "● 3 vegetables, 1 meat",
    "● 4 vegetables",
    "● 2 vegetables, 1 wood"
   ],
   "13": [
    "●● 1 wisdom",
    "● 3 wisdom, 1 marker",
    "● 1 wisdom, a dragon (1 of 2, no markers)",
    "● 4 wisdom"
   ],
   "14": [
    "●● 1 vegetable, 1 meat → 3 wisdom",
    "● 2 wisdom, 1 marker",
    "● 4 wisdom",
    "● 1 wisdom → 2 points, 1 marker"
   ],
   "15": [
    "●● 2 of vegetables and meat → 3 wisdom",
    "● 1 spearman → 6 wisdom",
    "● 2 stone → 4 wisdom",
    "● 3 stone → 5 wisdom"
   ],
   "16": [
    "●●▲ 1 point → a dragon (1 of 2, no markers)",
    "●▲ 2 wisdom → 5 wisdom",
    "●▲ 2 wisdom → 2 markers",
    "●▲ 3 wisdom → a dragon (1 of 4, no markers), 3 points"
   ],
   "17": [
    "●● 1 of vegetables and meat, 1 wisdom",
    "● 3 wisdom",
    "● 1 wisdom → 2 markers",
    "● 4 stone → 5 wisdom, 2 points"
   ],
   "18": [
    "●●▲ 2 wisdom, 1 point",
    "●▲ 5 wisdom",
    "●▲ 3 wisdom, 3 points",
    "●▲ 1 wisdom, 2 markers"
   ],
   "19": [
    "●● 1 spearman → 6 wisdom",
    "● 3 wisdom, 1 point",
    "● 2 wisdom, 2 points",
    "● 4 wisdom"
   ],
   "20": [
    "●● 2 points → 4 wisdom",
    "● 2 wisdom → a dragon (1 of 3, 1 marker)",
    "● 4 wisdom → a dragon (1 of 4, 1 marker), 3 points"
   ],
   "21": [
    "●●▲ 1 rider → 6 meat",
    "● 2 vegetables → 5 meat",
    "●▲ 1 wood, 1 stone → 5 weapons",
    "● 2 vegetables → 5 wood"
   ],
   "22": [
    "●● 1 vegetable → 2 meat",
    "● 2 wood → 5 of vegetables and meat",
    "● 3 stone → 5 weapons",
    "● 2 vegetables → 5 meat"
   ],
   "23": [
    "●●▲ 1 rider → 5 meat, 1 vegetable",
    "●▲ 1 vegetable → 5 meat",
    "●▲ 1 wood, 1 stone → 5 weapons",
    "●▲ 1 vegetable → 5 wood"
   ],
   "24": [
    "●● 1 vegetable → 2 meat",
    "● 1 wood → 3 of vegetables and meat",
    "● 1 stone → 2 weapons",
    "● 1 vegetable → 3 meat"
   ],
   "25": [
    "●● 1 wood → 2 stone",
    "● 2 wood → 5 stone",
    "● 4 wood → 5 weapons",
    "● 2 meat → 5 of wood and stone"
   ],
   "26": [
    "●● 2 points → 1 marker",
    "●▲ 2 points → a dragon (1 of 3, 1 marker)",
    "● 1 point → 3 of wood and stone",
    "● 2 points → 4 of vegetables and meat"
   ],
   "27": [
    "●●▲ 1 wood, 1 marker → 6 of vegetables and meat",
    "● 1 marker → 3 wisdom",
    "● 1 weapon → 4 of wood and stone",
    "●▲ 2 points → 6 wisdom"
   ],
   "28": [
    "●●▲ 1 point → 1 marker",
    "● 2 points → 4 weapons",
    "● 2 of wood and stone → 2 markers"
   ],
   "29": [
    "●● 2 wisdom → 3 points",
    "●▲ 3 wisdom → 1 marker, 6 points",
    "●▲ 3 wood, 3 stone → 11 points",
    "● 3 weapons → 6 points"
   ],
   "30": [
    "●● 2 points",
    "●▲ 3 weapons → 9 points",
    "●▲ 1 wisdom → 5 points",
    "●▲ 1 spearman, 1 weapon → 8 points"
   ],
   "31": [
    "●●▲ 3 points",
    "●▲ 4 points",
    "●▲ 2 wisdom → 6 points",
    "●▲ 1 spearman, 1 rider → 16 points"
   ],
   "32": [
    "●● 2 points",
    "● 1 wisdom, 5 stone → 8 points",
    "● 5 stone → 5 points",
    "● 1 spearman, 6 wisdom → 10 points"
   ],
   "33": [
    "●●▲ 1 marker",
    "● 1 wisdom → 4 points",
    "● 6 wisdom → 8 points",
    "● 1 spearman, 2 wisdom → 7 points"
   ],
   "34": [
    "●●▲ 2 vegetables, 1 point",
    "● 3 weapons, 1 rider → 10 points",
    "●▲ 2 weapons → 5 points",
    "● 1 spearman, 2 weapons → 7 points"
   ],
   "35": [
    "●●▲ 3 points",
    "●▲ 4 vegetables → 9 points",
    "● 2 weapons → 4 points",
    "● 2 points"
   ],
   "36": [
    "●● 1 weapon, 1 wisdom → 3 points",
    "●▲ 4 wisdom → 10 points",
    "●▲ 2 wood, 2 stone → 8 points",
    "● 4 weapons → 10 points"
   ],
   "37": [
    "2 wisdom → 2 points",
    "2 wisdom → 2 markers",
    "2 wisdom → 6 points",
    "2 wisdom → 8 points"
   ],
   "38": [
    "2 vegetables, 1 meat, 1 wood → 3 points",
    "2 vegetables, 1 meat, 1 wood → 5 points",
    "2 vegetables, 1 meat, 1 wood → 5 points, 1 marker",
    "2 vegetables, 1 meat, 1 wood → 8 points, a dragon (1 of 4, 2 markers)"
   ],
   "39": [
    "2 of wood and stone, 1 stone → 3 points",
    "2 of wood and stone, 1 stone → 4 points",
    "2 of wood and stone, 1 stone → 5 points",
    "2 of wood and stone, 1 stone → 7 points, 1 marker"
   ],
   "40": [
    "1 wisdom, 1 weapon → 2 points",
    "1 wisdom, 1 weapon → 4 points",
    "1 wisdom, 1 weapon → 5 points",
    "1 wisdom, 1 weapon → 8 points"
   ],
   "41": [
    "1 weapon, 1 of vegetables and meat → 2 points",
    "1 weapon, 1 of vegetables and meat → 4 points",
    "1 weapon, 1 of vegetables and meat → 4 points",
    "1 weapon, 1 of vegetables and meat → 6 points, 2 wisdom"
   ],
   "42": [
    "3 wisdom or 3 weapons → 3 points",
    "3 wisdom or 3 weapons → 5 points",
    "3 wisdom or 3 weapons → 7 points",
    "3 wisdom or 3 weapons → 9 points"
   ],
   "43": [
    "1 wisdom, 1 weapon, 1 of wood and stone, 1 of vegetables and meat → 3 points, 1 marker",
    "1 wisdom, 1 weapon, 1 of wood and stone, 1 of vegetables and meat → 5 points",
    "1 wisdom, 1 weapon, 1 of wood and stone, 1 of vegetables and meat → 7 points, 1 marker",
    "1 wisdom, 1 weapon, 1 of wood and stone, 1 of vegetables and meat → 12 points"
   ],
   "44": [
    "1 weapon → 2 vegetables",
    "1 weapon → 3 of vegetables and meat",
    "1 weapon → 2 of wood and stone",
    "1 weapon → 5 points"
   ],
   "45": [
    "1 wisdom, 1 stone, 1 wood → 3 points",
    "1 wisdom, 1 stone, 1 wood → 3 points",
    "1 wisdom, 1 stone, 1 wood → 5 points",
    "1 wisdom, 1 stone, 1 wood → 7 points, 5 of vegetables and meat"
   ],
   "46": [
    "1 weapon, 1 vegetable, 1 meat → 2 points, 1 marker",
    "1 weapon, 1 vegetable, 1 meat → 4 points, 1 marker",
    "1 weapon, 1 vegetable, 1 meat → 6 points",
    "1 weapon, 1 vegetable, 1 meat → 10 points"
   ],
   "47": [
    "1 wisdom, 2 stone → 1 point, 1 marker",
    "1 wisdom, 2 stone → 2 points, 1 marker",
    "1 wisdom, 2 stone → 5 points",
    "1 wisdom, 2 stone → 10 points"
   ],
   "48": [
    "2 of wood and stone → 2 points",
    "2 of wood and stone → 2 points, 2 weapons",
    "2 of wood and stone → 4 points",
    "2 of wood and stone → 6 points, 2 weapons"
   ]
  },
  "objectives": {
   "73": "#73 markers Forager, Sage, Seer (8/4/3)",
   "74": "#74 markers Trader, Gatherer, Warden (9/5/1)",
   "75": "#75 markers Hunter, Smith, Trailblazer (8/5/2)",
   "76": "#76 markers Carrier, Courser, Scout (10/4/1)",
   "77": "#77 markers Forager, Trader, Hunter, Carrier (10/6/2)",
   "78": "#78 markers Sage, Gatherer, Smith, Courser (9/6/3)",
   "79": "#79 markers Forager, Trader, Smith, Courser, Seer, Trailblazer (12/7/4)",
   "80": "#80 markers Hunter, Carrier, Sage, Gatherer, Warden, Scout (13/8/5)",
   "81": "#81 markers Seer, Warden, Trailblazer, Scout (11/5/2)",
   "82": "#82 markers Trader, Courser, Trailblazer (10/5/1)",
   "83": "#83 markers (14/7/3)",
   "84": "#84 vegetables and meat (6/4/0)"
  }
 },
 "pl": {
  "city": [
   "● 1 broń",
   "● 2 mądrości",
   "●● 1 drewno, 1 kamień → 2 bronie",
   "●●▲ 1 mądrość",
   "●● 1 warzywo albo 1 punkt",
   "●● 3 warzywa, 1 mięso → 1 włócznik",
   "●● 2 warzywa, 3 mięsa → 1 jeździec",
   "●● 3 drewna → 2 znaczniki",
   "●●▲ 2 kamienie → 2 znaczniki",
   "●●▲ 1 warzywo, 1 mięso, 1 drewno, 1 kamień, 1 broń → smok (1 z 3, z 3 znacznikami)",
   "●● 1 drewno albo 1 kamień, potem weź płytkę",
   "●●▲ obejrzyj cele i połóż jeden"
  ],
  "wilds": [
   "1 × warzywo lub mięso",
   "1 × drewno lub kamień",
   "1 mądrość",
   "1 × warzywo lub mięso",
   "1 × drewno lub kamień",
   "1 broń"
  ],
  "quarters": [
   "1 mądrość → –",
   "1 broń → 1 punkt",
   "1 broń, 1 mądrość → 2 punkty",
   "2 bronie → 3 punkty"
  ],
  "statue": [
   "2 mądrości → 2 punkty",
   "2 bronie → 3 punkty",
   "2 drewna, 2 kamienie → 4 punkty",
   "2 mądrości, 2 bronie → 5 punktów",
   "3 mądrości, 3 bronie → 8 punktów"
  ],
  "tiles": {
   "01": [
    "●● 1 drewno albo 1 kamień albo 2 warzywa",
    "● 4 mięsa",
    "● 1 mądrość, 2 warzywa, 1 mięso",
    "● 3 × drewno lub kamień"
   ],
   "02": [
    "●● 1 broń",
    "● 3 bronie",
    "● 2 bronie, 2 drewna",
    "● 2 bronie, 1 kamień"
   ],
   "03": [
    "●● 1 drewno albo 1 kamień",
    "● 1 warzywo, 2 drewna, 1 kamień",
    "● 3 drewna, 1 kamień",
    "● 1 warzywo, 2 kamienie"
   ],
   "04": [
    "●●▲ 2 × warzywo lub mięso",
    "●▲ 3 warzywa, 2 mięsa",
    "●▲ 5 warzyw",
    "●▲ 2 warzywa, 2 drewna"
   ],
   "05": [
    "●● 1 drewno albo 1 kamień",
    "● 1 warzywo, 2 drewna, 1 kamień",
    "● 4 drewna",
    "● 3 kamienie"
   ],
   "06": [
    "●● 1 kamień → 2 bronie",
    "● 2 bronie",
    "● 4 drewna",
    "● 4 kamienie"
   ],
   "07": [
    "●● 1 warzywo albo 1 mięso",
    "● 3 warzywa, 1 mięso",
    "● 4 warzywa",
    "● 1 warzywo, 2 drewna"
   ],
   "08": [
    "●● 2 warzywa",
    "● 4 mięsa",
    "● 3 warzywa, 1 mięso",
    "● 3 × drewno lub kamień"
   ],
   "09": [
    "●●▲ 2 × drewno lub kamień albo 3 warzywa",
    "●▲ 5 warzyw",
    "●▲ 4 drewna",
    "●▲ 4 kamienie"
   ],
   "10": [
    "●● 1 drewno albo 1 kamień albo 2 warzywa",
    "● 3 warzywa, 1 drewno",
    "● 3 drewna, 1 kamień",
    "● 1 drewno, 2 kamienie"
   ],
   "11": [
    "●● 2 mięsa",
    "● 2 warzywa, 1 drewno, 1 kamień",
    "● 4 kamienie",
    "● 3 drewna"
   ],
   "12": [
    "●● 1 mięso",
    "● 3 warzywa, 1 mięso",
    "● 4 warzywa",
    "● 2 warzywa, 1 drewno"
   ],
   "13": [
    "●● 1 mądrość",
    "● 3 mądrości, 1 znacznik",
    "● 1 mądrość, smok (1 z 2, bez znaczników)",
    "● 4 mądrości"
   ],
   "14": [
    "●● 1 warzywo, 1 mięso → 3 mądrości",
    "● 2 mądrości, 1 znacznik",
    "● 4 mądrości",
    "● 1 mądrość → 2 punkty, 1 znacznik"
   ],
   "15": [
    "●● 2 × warzywo lub mięso → 3 mądrości",
    "● 1 włócznik → 6 mądrości",
    "● 2 kamienie → 4 mądrości",
    "● 3 kamienie → 5 mądrości"
   ],
   "16": [
    "●●▲ 1 punkt → smok (1 z 2, bez znaczników)",
    "●▲ 2 mądrości → 5 mądrości",
    "●▲ 2 mądrości → 2 znaczniki",
    "●▲ 3 mądrości → smok (1 z 4, bez znaczników), 3 punkty"
   ],
   "17": [
    "●● 1 × warzywo lub mięso, 1 mądrość",
    "● 3 mądrości",
    "● 1 mądrość → 2 znaczniki",
    "● 4 kamienie → 5 mądrości, 2 punkty"
   ],
   "18": [
    "●●▲ 2 mądrości, 1 punkt",
    "●▲ 5 mądrości",
    "●▲ 3 mądrości, 3 punkty",
    "●▲ 1 mądrość, 2 znaczniki"
   ],
   "19": [
    "●● 1 włócznik → 6 mądrości",
    "● 3 mądrości, 1 punkt",
    "● 2 mądrości, 2 punkty",
    "● 4 mądrości"
   ],
   "20": [
    "●● 2 punkty → 4 mądrości",
    "● 2 mądrości → smok (1 z 3, z 1 znacznikiem)",
    "● 4 mądrości → smok (1 z 4, z 1 znacznikiem), 3 punkty"
   ],
   "21": [
    "●●▲ 1 jeździec → 6 mięs",
    "● 2 warzywa → 5 mięs",
    "●▲ 1 drewno, 1 kamień → 5 broni",
    "● 2 warzywa → 5 drewien"
   ],
   "22": [
    "●● 1 warzywo → 2 mięsa",
    "● 2 drewna → 5 × warzywo lub mięso",
    "● 3 kamienie → 5 broni",
    "● 2 warzywa → 5 mięs"
   ],
   "23": [
    "●●▲ 1 jeździec → 5 mięs, 1 warzywo",
    "●▲ 1 warzywo → 5 mięs",
    "●▲ 1 drewno, 1 kamień → 5 broni",
    "●▲ 1 warzywo → 5 drewien"
   ],
   "24": [
    "●● 1 warzywo → 2 mięsa",
    "● 1 drewno → 3 × warzywo lub mięso",
    "● 1 kamień → 2 bronie",
    "● 1 warzywo → 3 mięsa"
   ],
   "25": [
    "●● 1 drewno → 2 kamienie",
    "● 2 drewna → 5 kamieni",
    "● 4 drewna → 5 broni",
    "● 2 mięsa → 5 × drewno lub kamień"
   ],
   "26": [
    "●● 2 punkty → 1 znacznik",
    "●▲ 2 punkty → smok (1 z 3, z 1 znacznikiem)",
    "● 1 punkt → 3 × drewno lub kamień",
    "● 2 punkty → 4 × warzywo lub mięso"
   ],
   "27": [
    "●●▲ 1 drewno, 1 znacznik → 6 × warzywo lub mięso",
    "● 1 znacznik → 3 mądrości",
    "● 1 broń → 4 × drewno lub kamień",
    "●▲ 2 punkty → 6 mądrości"
   ],
   "28": [
    "●●▲ 1 punkt → 1 znacznik",
    "● 2 punkty → 4 bronie",
    "● 2 × drewno lub kamień → 2 znaczniki"
   ],
   "29": [
    "●● 2 mądrości → 3 punkty",
    "●▲ 3 mądrości → 1 znacznik, 6 punktów",
    "●▲ 3 drewna, 3 kamienie → 11 punktów",
    "● 3 bronie → 6 punktów"
   ],
   "30": [
    "●● 2 punkty",
    "●▲ 3 bronie → 9 punktów",
    "●▲ 1 mądrość → 5 punktów",
    "●▲ 1 włócznik, 1 broń → 8 punktów"
   ],
   "31": [
    "●●▲ 3 punkty",
    "●▲ 4 punkty",
    "●▲ 2 mądrości → 6 punktów",
    "●▲ 1 włócznik, 1 jeździec → 16 punktów"
   ],
   "32": [
    "●● 2 punkty",
    "● 1 mądrość, 5 kamieni → 8 punktów",
    "● 5 kamieni → 5 punktów",
    "● 1 włócznik, 6 mądrości → 10 punktów"
   ],
   "33": [
    "●●▲ 1 znacznik",
    "● 1 mądrość → 4 punkty",
    "● 6 mądrości → 8 punktów",
    "● 1 włócznik, 2 mądrości → 7 punktów"
   ],
   "34": [
    "●●▲ 2 warzywa, 1 punkt",
    "● 3 bronie, 1 jeździec → 10 punktów",
    "●▲ 2 bronie → 5 punktów",
    "● 1 włócznik, 2 bronie → 7 punktów"
   ],
   "35": [
    "●●▲ 3 punkty",
    "●▲ 4 warzywa → 9 punktów",
    "● 2 bronie → 4 punkty",
    "● 2 punkty"
   ],
   "36": [
    "●● 1 broń, 1 mądrość → 3 punkty",
    "●▲ 4 mądrości → 10 punktów",
    "●▲ 2 drewna, 2 kamienie → 8 punktów",
    "● 4 bronie → 10 punktów"
   ],
   "37": [
    "2 mądrości → 2 punkty",
    "2 mądrości → 2 znaczniki",
    "2 mądrości → 6 punktów",
    "2 mądrości → 8 punktów"
   ],
   "38": [
    "2 warzywa, 1 mięso, 1 drewno → 3 punkty",
    "2 warzywa, 1 mięso, 1 drewno → 5 punktów",
    "2 warzywa, 1 mięso, 1 drewno → 5 punktów, 1 znacznik",
    "2 warzywa, 1 mięso, 1 drewno → 8 punktów, smok (1 z 4, z 2 znacznikami)"
   ],
   "39": [
    "2 × drewno lub kamień, 1 kamień → 3 punkty",
    "2 × drewno lub kamień, 1 kamień → 4 punkty",
    "2 × drewno lub kamień, 1 kamień → 5 punktów",
    "2 × drewno lub kamień, 1 kamień → 7 punktów, 1 znacznik"
   ],
   "40": [
    "1 mądrość, 1 broń → 2 punkty",
    "1 mądrość, 1 broń → 4 punkty",
    "1 mądrość, 1 broń → 5 punktów",
    "1 mądrość, 1 broń → 8 punktów"
   ],
   "41": [
    "1 broń, 1 × warzywo lub mięso → 2 punkty",
    "1 broń, 1 × warzywo lub mięso → 4 punkty",
    "1 broń, 1 × warzywo lub mięso → 4 punkty",
    "1 broń, 1 × warzywo lub mięso → 6 punktów, 2 mądrości"
   ],
   "42": [
    "3 mądrości albo 3 bronie → 3 punkty",
    "3 mądrości albo 3 bronie → 5 punktów",
    "3 mądrości albo 3 bronie → 7 punktów",
    "3 mądrości albo 3 bronie → 9 punktów"
   ],
   "43": [
    "1 mądrość, 1 broń, 1 × drewno lub kamień, 1 × warzywo lub mięso → 3 punkty, 1 znacznik",
    "1 mądrość, 1 broń, 1 × drewno lub kamień, 1 × warzywo lub mięso → 5 punktów",
    "1 mądrość, 1 broń, 1 × drewno lub kamień, 1 × warzywo lub mięso → 7 punktów, 1 znacznik",
    "1 mądrość, 1 broń, 1 × drewno lub kamień, 1 × warzywo lub mięso → 12 punktów"
   ],
   "44": [
    "1 broń → 2 warzywa",
    "1 broń → 3 × warzywo lub mięso",
    "1 broń → 2 × drewno lub kamień",
    "1 broń → 5 punktów"
   ],
   "45": [
    "1 mądrość, 1 kamień, 1 drewno → 3 punkty",
    "1 mądrość, 1 kamień, 1 drewno → 3 punkty",
    "1 mądrość, 1 kamień, 1 drewno → 5 punktów",
    "1 mądrość, 1 kamień, 1 drewno → 7 punktów, 5 × warzywo lub mięso"
   ],
   "46": [
    "1 broń, 1 warzywo, 1 mięso → 2 punkty, 1 znacznik",
    "1 broń, 1 warzywo, 1 mięso → 4 punkty, 1 znacznik",
    "1 broń, 1 warzywo, 1 mięso → 6 punktów",
    "1 broń, 1 warzywo, 1 mięso → 10 punktów"
   ],
   "47": [
    "1 mądrość, 2 kamienie → 1 punkt, 1 znacznik",
    "1 mądrość, 2 kamienie → 2 punkty, 1 znacznik",
    "1 mądrość, 2 kamienie → 5 punktów",
    "1 mądrość, 2 kamienie → 10 punktów"
   ],
   "48": [
    "2 × drewno lub kamień → 2 punkty",
    "2 × drewno lub kamień → 2 punkty, 2 bronie",
    "2 × drewno lub kamień → 4 punkty",
    "2 × drewno lub kamień → 6 punktów, 2 bronie"
   ]
  },
  "objectives": {
   "73": "#73 znaczniki Zbieracz, Mędrzec, Wieszcz (8/4/3)",
   "74": "#74 znaczniki Handlarz, Żniwiarz, Strażnik (9/5/1)",
   "75": "#75 znaczniki Łowca, Kowal, Pionier (8/5/2)",
   "76": "#76 znaczniki Tragarz, Goniec, Zwiadowca (10/4/1)",
   "77": "#77 znaczniki Zbieracz, Handlarz, Łowca, Tragarz (10/6/2)",
   "78": "#78 znaczniki Mędrzec, Żniwiarz, Kowal, Goniec (9/6/3)",
   "79": "#79 znaczniki Zbieracz, Handlarz, Kowal, Goniec, Wieszcz, Pionier (12/7/4)",
   "80": "#80 znaczniki Łowca, Tragarz, Mędrzec, Żniwiarz, Strażnik, Zwiadowca (13/8/5)",
   "81": "#81 znaczniki Wieszcz, Strażnik, Pionier, Zwiadowca (11/5/2)",
   "82": "#82 znaczniki Handlarz, Goniec, Pionier (10/5/1)",
   "83": "#83 znaczniki (14/7/3)",
   "84": "#84 warzywa i mięso (6/4/0)"
  }
 }
};
export interface Deal {
  cost: string;
  gain: string;
  who?: string;
  kind?: string;
}
export const DEALS: Record<string, Deal[]> = {
 "city": [
  {
   "cost": "-",
   "gain": "1 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 wood + 1 stone",
   "gain": "2 weapon",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "1 wisdom",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "1 veg / 1 pp",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "3 veg + 1 meat",
   "gain": "1 spearman",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 veg + 3 meat",
   "gain": "1 rider",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "3 wood",
   "gain": "2 marker",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 stone",
   "gain": "2 marker",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "1 veg + 1 meat + 1 wood + 1 stone + 1 weapon",
   "gain": "dragon(draw=3,markers=3)",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "scout_quarters",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "dragonlord_statue",
   "who": "rider",
   "kind": "multi"
  }
 ],
 "wilds": [
  {
   "cost": "-",
   "gain": "1 of veg|meat"
  },
  {
   "cost": "-",
   "gain": "1 of wood|stone"
  },
  {
   "cost": "-",
   "gain": "1 wisdom"
  },
  {
   "cost": "-",
   "gain": "1 of veg|meat"
  },
  {
   "cost": "-",
   "gain": "1 of wood|stone"
  },
  {
   "cost": "-",
   "gain": "1 weapon"
  }
 ],
 "quarters": [
  {
   "cost": "1 wisdom",
   "gain": "-"
  },
  {
   "cost": "1 weapon",
   "gain": "1 pp"
  },
  {
   "cost": "1 weapon + 1 wisdom",
   "gain": "2 pp"
  },
  {
   "cost": "2 weapon",
   "gain": "3 pp"
  }
 ],
 "statue": [
  {
   "cost": "2 wisdom",
   "gain": "2 pp"
  },
  {
   "cost": "2 weapon",
   "gain": "3 pp"
  },
  {
   "cost": "2 wood + 2 stone",
   "gain": "4 pp"
  },
  {
   "cost": "2 wisdom + 2 weapon",
   "gain": "5 pp"
  },
  {
   "cost": "3 wisdom + 3 weapon",
   "gain": "8 pp"
  }
 ],
 "01": [
  {
   "cost": "-",
   "gain": "1 wood / 1 stone / 2 veg",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "4 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 wisdom + 2 veg + 1 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 of wood|stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "02": [
  {
   "cost": "-",
   "gain": "1 weapon",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 weapon + 2 wood",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 weapon + 1 stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "03": [
  {
   "cost": "-",
   "gain": "1 wood / 1 stone",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "1 veg + 2 wood + 1 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 wood + 1 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 veg + 2 stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "04": [
  {
   "cost": "-",
   "gain": "2 of veg|meat",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 veg + 2 meat",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "5 veg",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 veg + 2 wood",
   "who": "rider",
   "kind": "single"
  }
 ],
 "05": [
  {
   "cost": "-",
   "gain": "1 wood / 1 stone",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "1 veg + 2 wood + 1 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wood",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "06": [
  {
   "cost": "1 stone",
   "gain": "2 weapon",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "2 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wood",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "07": [
  {
   "cost": "-",
   "gain": "1 veg / 1 meat",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 veg + 1 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 veg",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 veg + 2 wood",
   "who": "any",
   "kind": "single"
  }
 ],
 "08": [
  {
   "cost": "-",
   "gain": "2 veg",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "4 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 veg + 1 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 of wood|stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "09": [
  {
   "cost": "-",
   "gain": "2 of wood|stone / 3 veg",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "5 veg",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wood",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 stone",
   "who": "rider",
   "kind": "single"
  }
 ],
 "10": [
  {
   "cost": "-",
   "gain": "1 wood / 1 stone / 2 veg",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 veg + 1 wood",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 wood + 1 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 wood + 2 stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "11": [
  {
   "cost": "-",
   "gain": "2 meat",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "2 veg + 1 wood + 1 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 wood",
   "who": "any",
   "kind": "single"
  }
 ],
 "12": [
  {
   "cost": "-",
   "gain": "1 meat",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 veg + 1 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 veg",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 veg + 1 wood",
   "who": "any",
   "kind": "single"
  }
 ],
 "13": [
  {
   "cost": "-",
   "gain": "1 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 wisdom + 1 marker",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 wisdom + dragon(draw=2,markers=0)",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wisdom",
   "who": "any",
   "kind": "single"
  }
 ],
 "14": [
  {
   "cost": "1 veg + 1 meat",
   "gain": "3 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "2 wisdom + 1 marker",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 wisdom",
   "gain": "2 pp + 1 marker",
   "who": "any",
   "kind": "single"
  }
 ],
 "15": [
  {
   "cost": "2 of veg|meat",
   "gain": "3 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "1 spearman",
   "gain": "6 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 stone",
   "gain": "4 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "3 stone",
   "gain": "5 wisdom",
   "who": "any",
   "kind": "single"
  }
 ],
 "16": [
  {
   "cost": "1 pp",
   "gain": "dragon(draw=2,markers=0)",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "2 wisdom",
   "gain": "5 wisdom",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "2 wisdom",
   "gain": "2 marker",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "3 wisdom",
   "gain": "dragon(draw=4,markers=0) + 3 pp",
   "who": "rider",
   "kind": "single"
  }
 ],
 "17": [
  {
   "cost": "-",
   "gain": "1 of veg|meat + 1 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 wisdom",
   "gain": "2 marker",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "4 stone",
   "gain": "5 wisdom + 2 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "18": [
  {
   "cost": "-",
   "gain": "2 wisdom + 1 pp",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "5 wisdom",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "3 wisdom + 3 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "1 wisdom + 2 marker",
   "who": "rider",
   "kind": "single"
  }
 ],
 "19": [
  {
   "cost": "1 spearman",
   "gain": "6 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "3 wisdom + 1 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 wisdom + 2 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "4 wisdom",
   "who": "any",
   "kind": "single"
  }
 ],
 "20": [
  {
   "cost": "2 pp",
   "gain": "4 wisdom",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 wisdom",
   "gain": "dragon(draw=3,markers=1)",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "4 wisdom",
   "gain": "dragon(draw=4,markers=1) + 3 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "21": [
  {
   "cost": "1 rider",
   "gain": "6 meat",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "2 veg",
   "gain": "5 meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 wood + 1 stone",
   "gain": "5 weapon",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "2 veg",
   "gain": "5 wood",
   "who": "any",
   "kind": "single"
  }
 ],
 "22": [
  {
   "cost": "1 veg",
   "gain": "2 meat",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 wood",
   "gain": "5 of veg|meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "3 stone",
   "gain": "5 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 veg",
   "gain": "5 meat",
   "who": "any",
   "kind": "single"
  }
 ],
 "23": [
  {
   "cost": "1 rider",
   "gain": "5 meat + 1 veg",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "1 veg",
   "gain": "5 meat",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 wood + 1 stone",
   "gain": "5 weapon",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 veg",
   "gain": "5 wood",
   "who": "rider",
   "kind": "single"
  }
 ],
 "24": [
  {
   "cost": "1 veg",
   "gain": "2 meat",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "1 wood",
   "gain": "3 of veg|meat",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 stone",
   "gain": "2 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 veg",
   "gain": "3 meat",
   "who": "any",
   "kind": "single"
  }
 ],
 "25": [
  {
   "cost": "1 wood",
   "gain": "2 stone",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 wood",
   "gain": "5 stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "4 wood",
   "gain": "5 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 meat",
   "gain": "5 of wood|stone",
   "who": "any",
   "kind": "single"
  }
 ],
 "26": [
  {
   "cost": "2 pp",
   "gain": "1 marker",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "2 pp",
   "gain": "dragon(draw=3,markers=1)",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 pp",
   "gain": "3 of wood|stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 pp",
   "gain": "4 of veg|meat",
   "who": "any",
   "kind": "single"
  }
 ],
 "27": [
  {
   "cost": "1 wood + 1 marker",
   "gain": "6 of veg|meat",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "1 marker",
   "gain": "3 wisdom",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 weapon",
   "gain": "4 of wood|stone",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 pp",
   "gain": "6 wisdom",
   "who": "rider",
   "kind": "single"
  }
 ],
 "28": [
  {
   "cost": "1 pp",
   "gain": "1 marker",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "2 pp",
   "gain": "4 weapon",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 of wood|stone",
   "gain": "2 marker",
   "who": "any",
   "kind": "single"
  }
 ],
 "29": [
  {
   "cost": "2 wisdom",
   "gain": "3 pp",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "3 wisdom",
   "gain": "1 marker + 6 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "3 wood + 3 stone",
   "gain": "11 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "3 weapon",
   "gain": "6 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "30": [
  {
   "cost": "-",
   "gain": "2 pp",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "3 weapon",
   "gain": "9 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 wisdom",
   "gain": "5 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 spearman + 1 weapon",
   "gain": "8 pp",
   "who": "rider",
   "kind": "single"
  }
 ],
 "31": [
  {
   "cost": "-",
   "gain": "3 pp",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "-",
   "gain": "4 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "2 wisdom",
   "gain": "6 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 spearman + 1 rider",
   "gain": "16 pp",
   "who": "rider",
   "kind": "single"
  }
 ],
 "32": [
  {
   "cost": "-",
   "gain": "2 pp",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "1 wisdom + 5 stone",
   "gain": "8 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "5 stone",
   "gain": "5 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 spearman + 6 wisdom",
   "gain": "10 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "33": [
  {
   "cost": "-",
   "gain": "1 marker",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "1 wisdom",
   "gain": "4 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "6 wisdom",
   "gain": "8 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "1 spearman + 2 wisdom",
   "gain": "7 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "34": [
  {
   "cost": "-",
   "gain": "2 veg + 1 pp",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "3 weapon + 1 rider",
   "gain": "10 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "2 weapon",
   "gain": "5 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "1 spearman + 2 weapon",
   "gain": "7 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "35": [
  {
   "cost": "-",
   "gain": "3 pp",
   "who": "rider",
   "kind": "multi"
  },
  {
   "cost": "4 veg",
   "gain": "9 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "2 weapon",
   "gain": "4 pp",
   "who": "any",
   "kind": "single"
  },
  {
   "cost": "-",
   "gain": "2 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "36": [
  {
   "cost": "1 weapon + 1 wisdom",
   "gain": "3 pp",
   "who": "any",
   "kind": "multi"
  },
  {
   "cost": "4 wisdom",
   "gain": "10 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "2 wood + 2 stone",
   "gain": "8 pp",
   "who": "rider",
   "kind": "single"
  },
  {
   "cost": "4 weapon",
   "gain": "10 pp",
   "who": "any",
   "kind": "single"
  }
 ],
 "37": [
  {
   "cost": "2 wisdom",
   "gain": "2 pp"
  },
  {
   "cost": "2 wisdom",
   "gain": "2 marker"
  },
  {
   "cost": "2 wisdom",
   "gain": "6 pp"
  },
  {
   "cost": "2 wisdom",
   "gain": "8 pp"
  }
 ],
 "38": [
  {
   "cost": "2 veg + 1 meat + 1 wood",
   "gain": "3 pp"
  },
  {
   "cost": "2 veg + 1 meat + 1 wood",
   "gain": "5 pp"
  },
  {
   "cost": "2 veg + 1 meat + 1 wood",
   "gain": "5 pp + 1 marker"
  },
  {
   "cost": "2 veg + 1 meat + 1 wood",
   "gain": "8 pp + dragon(draw=4,markers=2)"
  }
 ],
 "39": [
  {
   "cost": "2 of wood|stone + 1 stone",
   "gain": "3 pp"
  },
  {
   "cost": "2 of wood|stone + 1 stone",
   "gain": "4 pp"
  },
  {
   "cost": "2 of wood|stone + 1 stone",
   "gain": "5 pp"
  },
  {
   "cost": "2 of wood|stone + 1 stone",
   "gain": "7 pp + 1 marker"
  }
 ],
 "40": [
  {
   "cost": "1 wisdom + 1 weapon",
   "gain": "2 pp"
  },
  {
   "cost": "1 wisdom + 1 weapon",
   "gain": "4 pp"
  },
  {
   "cost": "1 wisdom + 1 weapon",
   "gain": "5 pp"
  },
  {
   "cost": "1 wisdom + 1 weapon",
   "gain": "8 pp"
  }
 ],
 "41": [
  {
   "cost": "1 weapon + 1 of veg|meat",
   "gain": "2 pp"
  },
  {
   "cost": "1 weapon + 1 of veg|meat",
   "gain": "4 pp"
  },
  {
   "cost": "1 weapon + 1 of veg|meat",
   "gain": "4 pp"
  },
  {
   "cost": "1 weapon + 1 of veg|meat",
   "gain": "6 pp + 2 wisdom"
  }
 ],
 "42": [
  {
   "cost": "3 wisdom / 3 weapon",
   "gain": "3 pp"
  },
  {
   "cost": "3 wisdom / 3 weapon",
   "gain": "5 pp"
  },
  {
   "cost": "3 wisdom / 3 weapon",
   "gain": "7 pp"
  },
  {
   "cost": "3 wisdom / 3 weapon",
   "gain": "9 pp"
  }
 ],
 "43": [
  {
   "cost": "1 wisdom + 1 weapon + 1 of wood|stone + 1 of veg|meat",
   "gain": "3 pp + 1 marker"
  },
  {
   "cost": "1 wisdom + 1 weapon + 1 of wood|stone + 1 of veg|meat",
   "gain": "5 pp"
  },
  {
   "cost": "1 wisdom + 1 weapon + 1 of wood|stone + 1 of veg|meat",
   "gain": "7 pp + 1 marker"
  },
  {
   "cost": "1 wisdom + 1 weapon + 1 of wood|stone + 1 of veg|meat",
   "gain": "12 pp"
  }
 ],
 "44": [
  {
   "cost": "1 weapon",
   "gain": "2 veg"
  },
  {
   "cost": "1 weapon",
   "gain": "3 of veg|meat"
  },
  {
   "cost": "1 weapon",
   "gain": "2 of wood|stone"
  },
  {
   "cost": "1 weapon",
   "gain": "5 pp"
  }
 ],
 "45": [
  {
   "cost": "1 wisdom + 1 stone + 1 wood",
   "gain": "3 pp"
  },
  {
   "cost": "1 wisdom + 1 stone + 1 wood",
   "gain": "3 pp"
  },
  {
   "cost": "1 wisdom + 1 stone + 1 wood",
   "gain": "5 pp"
  },
  {
   "cost": "1 wisdom + 1 stone + 1 wood",
   "gain": "7 pp + 5 of veg|meat"
  }
 ],
 "46": [
  {
   "cost": "1 weapon + 1 veg + 1 meat",
   "gain": "2 pp + 1 marker"
  },
  {
   "cost": "1 weapon + 1 veg + 1 meat",
   "gain": "4 pp + 1 marker"
  },
  {
   "cost": "1 weapon + 1 veg + 1 meat",
   "gain": "6 pp"
  },
  {
   "cost": "1 weapon + 1 veg + 1 meat",
   "gain": "10 pp"
  }
 ],
 "47": [
  {
   "cost": "1 wisdom + 2 stone",
   "gain": "1 pp + 1 marker"
  },
  {
   "cost": "1 wisdom + 2 stone",
   "gain": "2 pp + 1 marker"
  },
  {
   "cost": "1 wisdom + 2 stone",
   "gain": "5 pp"
  },
  {
   "cost": "1 wisdom + 2 stone",
   "gain": "10 pp"
  }
 ],
 "48": [
  {
   "cost": "2 of wood|stone",
   "gain": "2 pp"
  },
  {
   "cost": "2 of wood|stone",
   "gain": "2 pp + 2 weapon"
  },
  {
   "cost": "2 of wood|stone",
   "gain": "4 pp"
  },
  {
   "cost": "2 of wood|stone",
   "gain": "6 pp + 2 weapon"
  }
 ]
};
/** How many players open each space of the Wilds. */
export const WILD_PLAYERS: number[] = [2, 2, 2, 2, 3, 5];
