/** The English words a player's recovery words are drawn from: 1024, so that each is worth ten bits. Plain letters, easy to read aloud, few alike. */
export const en = `
acorn actor adobe agate album alder alley almond alpha amber anchor angel ankle anvil apple apron arch arena armor arrow ash aspen
atlas atom attic aunt autumn awning axis azure baby badge badger bagel baker ballad ballot bamboo banana banjo banner barber
barley barn barrel basil basin basket bath baton beacon bean beard beaver bed beech beet beetle bell bench berry bicycle bike
birch bird biscuit bishop bison blanket blaze blimp blossom blouse board bobbin bolt bone bonnet border bottle bough boulder
bounty bowl bracket braid branch brass bread breeze brick bridge brook broth brush bubble bucket buckle buffalo bugle bulb bumper
bundle bunny burrow bush butter button cabbage cabin cable cactus calendar calf camel camera camp canal canary candle candy canoe
canvas canyon cape captain caramel caravan cargo carol carpet carrot cart castle cedar cello cement center chain chair chalk
chapel charm cheese cherry chess chick chimney china chisel cider cinema circle circus citrus city clam clarinet clay cliff clock
cloth cloud clover clown coach coal coast cobalt cobra cocoa coconut coffee coin collar colony comet compass concert cook cookie
copper coral cord corner cotton cougar cousin cove coyote crab cradle crane crater crayon cream creek crest cricket crow crumb
crystal cube cuckoo cup curtain curve cushion cycle cymbal cypress daisy dam dancer dawn deer delta denim desert desk dew diamond
diary dice dinner disc diver doctor doll dolphin dome donkey door doorway dragon drama drawer dream dress drill drum duck dune
eagle earth easel echo eclipse egg elbow elder emerald engine envelope ermine estate evening event exit fable fabric face falcon
family fan farm farmer feast fence fern ferry festival fiber fiddle field fig film finch fire fish flag flame flask flax fleet
flint flood flour flower flute foam folder font foot forest forge fork fossil fountain frame freckle frost fruit fudge fur galaxy
garden garlic garnet gazelle gear gecko geyser giant giraffe glacier glade glass globe glow glue goat goblet gold gondola goose
gopher gown grain granite grape graph gravel gravy green grotto grove guard guava guest guide guitar gulf gull guppy hail hammer
hammock hamster handle harbor hare harp harvest hawk hay hazel head heart heaven hedge heel helmet hemp hen herald herb hermit
heron hill hinge hippo hive hobby hollow holly honey horizon horn horse hotel hour hyena ibis icicle idea igloo inch inlet insect
iris iron island ivory ivy jacket jade jaguar jasmine jeans jelly jet jewel jigsaw jockey joke journal judge juice jungle juniper
jury kale kayak kelp kennel kernel kettle key king kiosk kite kitten kiwi knee knight knob knot koala label ladder lady lagoon
lamb lance lantern lark laser lasso latch laurel lava lavender lawn leaf leather lemon lens lentil leopard letter lettuce level
lever library light lilac lily lime linen lion liquid list lizard llama loaf lobby lobster locust lodge loft log lotus lumber
lunch lute lynx lyric machine magenta magic magnet magpie mallet mammoth mango manor mantle map maple marble margin marina market
marsh mask maze meadow melody melon member menu merchant mermaid meteor meter midday mill mineral mint minute mirror mitten moat
model mole moment monarch monkey moon morning mosaic moss motor mound mountain mouth movie mud muffin mule mural muscle museum
music mustard myth napkin nature navy nebula neck nectar needle nephew nickel niece noodle noon north nose note novel number nut
nutmeg nylon oasis ocean ocelot octave octopus office olive onion onyx opal opera orange orbit orchard orchid organ osprey ostrich
otter oven owner oyster pacific page pail paint painter palace palm panda panel pansy panther papaya paper parade parcel parrot
parsley party pasta pastel pasture path patio peach peacock peak peanut pearl pebble pelican pencil penguin penny pepper perch
petunia phone photo piano picnic picture pier pigeon pillar pillow pilot pink pipe pirate pistachio pitcher pixel pizza plain
planet plank plate plaza plum plume plush poem pollen polo poncho pond pony poodle pool poplar poppy port poster potato pottery
pouch powder prairie prawn prince print prism prune puddle puffin pulley pulp pulse puma pumpkin puppet purple purse puzzle
pyramid python quail quarry quartz queen quill quilt quiver quiz rabbit raccoon radar radio radish raft rainbow raisin rake ramp
ranch raven ravine razor recipe record reed reef relay reptile ribbon rice riddle ridge ring ripple road robe robin robot rock
roof rope rosemary rotor round route rover ruby rudder ruler rust rye saddle safari saffron sailor salad salmon salt sand sandal
sapphire satin sauce saucer sauna scale scarf scene school science scooter scout screen screw script seal season seat sequoia
shade shadow shark shawl shed sheep shelf shell shield ship shirt shoe shore shoulder shovel shower shrimp shrub shutter sickle
siding signal silk silver siren sister skate sketch skirt sled sleeve slipper slope smile smoke snack snail snow soap soccer sock
soda sofa soil sonata song sonnet soup south spade spark sparrow spear sphere spice spider spinach spine spiral spoon spring
sprout spruce square squash squid stable stadium staff stage stair stamp star station statue steel step stereo stew stick stool
storm story stove straw stream street string studio sugar suit summer summit sun sunset surf swallow swamp swan sweater swing
sword symbol syrup system tablet tailor talon tango tank tape target tart tassel tavern taxi tea teacher teapot teddy temple tenor
tent terrace theater thicket thimble thistle thorn thread throne thumb thunder thyme ticket tide tiger tile timber tinsel toad
toast tomato tongue tooth topaz torch tornado tortoise toucan tower town track tractor trail tram trapeze travel tray treasure
tree trellis triangle tribe trolley trophy trout truffle trumpet trunk tube tulip tuna tundra tunnel turban turkey turnip turtle
tuxedo tweed twig twin umbrella uncle unicorn uniform valley valve vanilla vase vault vein velvet verb verse vessel veteran video
view villa village vine vinegar viola violet violin viper visit voice volcano vowel voyage vulture wafer wagon waist wall wallet
walnut walrus waltz wardrobe warren wasp watch water wave wax weasel weather web wedge week whale wharf wheat wheel whisker
whistle willow wind window winter wire wisdom wizard wolf wombat wood world worm wreath wren wrist yacht yak yard year yeast
yellow yogurt yolk zebra zenith zephyr zero zinc zipper zone
`
  .trim()
  .split(/\s+/);
