import type { LanguageCode } from '#domain/languages.ts';

/** What every voice reads in the bench: the same small story, fifteen to twenty seconds long. */
export const PARAGRAPHS: Record<LanguageCode, string> = {
  en: 'In the evening, when the village grew quiet, Grandmother lit the lamp by the window. Three little foxes came out of the forest and sat down in the soft grass. “Tell us a story,” whispered the youngest, “but please, not a sad one.”',
  es: 'Por la noche, cuando el pueblo se quedó en silencio, la abuela encendió la lámpara junto a la ventana. Tres zorros pequeños salieron del bosque y se sentaron en la hierba suave. «Cuéntanos un cuento», susurró el más joven, «pero que no sea triste, por favor».',
  fr: 'Le soir, quand le village devint silencieux, la grand-mère alluma la lampe près de la fenêtre. Trois petits renards sortirent de la forêt et s’assirent dans l’herbe douce. « Raconte-nous une histoire, murmura le plus jeune, mais pas une histoire triste, s’il te plaît. »',
  de: 'Am Abend, als es im Dorf still wurde, zündete die Großmutter die Lampe am Fenster an. Drei kleine Füchse kamen aus dem Wald und setzten sich ins weiche Gras. „Erzähl uns eine Geschichte“, flüsterte der jüngste, „aber bitte keine traurige.“',
  hi: 'शाम को जब गाँव में शांति हो गई, तब दादी ने खिड़की के पास दीपक जलाया। जंगल से तीन छोटी लोमड़ियाँ निकलीं और नरम घास पर बैठ गईं। सबसे छोटी ने धीरे से कहा, “हमें एक कहानी सुनाओ, लेकिन वह दुख भरी न हो।”',
  ta: 'மாலை நேரத்தில் ஊர் அமைதியானதும், பாட்டி ஜன்னல் அருகே விளக்கை ஏற்றினாள். காட்டிலிருந்து மூன்று சின்ன நரிகள் வந்து மென்மையான புல்லின் மேல் உட்கார்ந்தன. “எங்களுக்கு ஒரு கதை சொல்லுங்கள், ஆனால் சோகமான கதை வேண்டாம்” என்று சின்ன நரி மெதுவாகக் கேட்டது.',
  zh: '傍晚，村子安静下来的时候，奶奶点亮了窗边的小灯。三只小狐狸从森林里走出来，坐在柔软的草地上。最小的那只轻轻地说：“请给我们讲一个故事吧，不过不要太伤心的。”',
  ja: '夕方、村が静かになると、おばあさんは窓のそばのランプに火をつけました。森から三匹の小さなきつねが出てきて、やわらかい草の上にすわりました。「お話を聞かせてください。でも、悲しいお話はいやです」と、一番小さなきつねがささやきました。',
  sv: 'På kvällen, när det blev tyst i byn, tände farmor lampan vid fönstret. Tre små rävar kom ut ur skogen och satte sig i det mjuka gräset. ”Berätta en saga för oss”, viskade den yngsta, ”men snälla, inte någon som är sorglig.”',
  mr: 'संध्याकाळी गावात शांतता पसरली, तेव्हा आजीने खिडकीजवळ दिवा लावला. जंगलातून तीन छोटे कोल्हे बाहेर आले आणि मऊ गवतावर बसले. सर्वात लहान कोल्हा हळूच म्हणाला, “आम्हाला एक गोष्ट सांगा, पण ती दुःखी नको.”',
};
